import PictureSequences
import Pixels

/// Pictures whose every part can be told from the others.
enum TestPictures {
    /// Red grows to the right and green downwards.
    static func gradient(width: Int, height: Int) throws -> Bitmap {
        try make(width: width, height: height) { column, row in
            Pixel(
                red: UInt8(255 * column / max(width - 1, 1)), green: UInt8(255 * row / max(height - 1, 1)), blue: 90)
        }
    }

    /// Red, green, blue and clear quarters, in reading order.
    static func quarters(width: Int, height: Int) throws -> Bitmap {
        try make(width: width, height: height) { column, row in
            switch (column * 2 < width, row * 2 < height) {
            case (true, true): Pixel(red: 255, green: 0, blue: 0)
            case (false, true): Pixel(red: 0, green: 255, blue: 0)
            case (true, false): Pixel(red: 0, green: 0, blue: 255)
            case (false, false): Pixel(red: 255, green: 255, blue: 255, alpha: 0)
            }
        }
    }

    static func flat(_ pixel: Pixel, width: Int = 8, height: Int = 8) throws -> Bitmap {
        try make(width: width, height: height) { _, _ in pixel }
    }

    static func make(width: Int, height: Int, _ pixel: (Int, Int) -> Pixel) throws -> Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = pixel(column, row)
                bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
            }
        }
        guard let picture = Bitmap(width: width, height: height, bytes: bytes) else { throw Unreadable.picture }
        return picture
    }
}

extension Pixel {
    /// The largest difference of a part; clear pixels are alike.
    func differs(from other: Pixel) -> Int {
        if alpha == 0, other.alpha == 0 { return 0 }
        return [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
            .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
    }
}
