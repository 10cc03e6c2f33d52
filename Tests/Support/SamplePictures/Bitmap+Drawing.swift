package import Pixels

extension Bitmap {
    /// A picture of pixels by column and row; both sides must be positive.
    package static func drawn(width: Int, height: Int, _ pixel: (Int, Int) -> Pixel) -> Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = pixel(column, row)
                bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
            }
        }
        guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else {
            preconditionFailure("not a size: \(width) × \(height)")
        }
        return bitmap
    }
}
