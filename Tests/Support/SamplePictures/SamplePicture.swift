// SamplePictures: the bytes of pictures, good and bad, made by small code, so that no picture lies in the repository.

package import Pixels

/// The bytes of a picture, by format.
package enum SamplePicture {
    /// A PNG that claims a size and has next to no pixels: what a bomb begins with. `colorType` is 2 for RGB, 6 for RGBA.
    package static func png(claiming width: Int, _ height: Int, colorType: UInt8 = 2) -> [UInt8] {
        png(width: width, height: height, colorType: colorType, rows: [0])
    }

    /// An RGBA PNG of pixels by column and row.
    package static func png(width: Int, height: Int, _ pixel: (Int, Int) -> Pixel) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * 4 + 1))
        for row in 0..<height {
            rows.append(0)
            for column in 0..<width {
                let pixel = pixel(column, row)
                rows += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
            }
        }
        return png(width: width, height: height, colorType: 6, rows: rows)
    }

    /// A PNG of one color.
    package static func png(width: Int, height: Int, red: UInt8, green: UInt8 = 0, blue: UInt8 = 0) -> [UInt8] {
        png(width: width, height: height) { _, _ in Pixel(red: red, green: green, blue: blue) }
    }

    private static func png(width: Int, height: Int, colorType: UInt8, rows: [UInt8]) -> [UInt8] {
        let header = Bytes.big(width, 4) + Bytes.big(height, 4) + [8, colorType, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Bytes.pngChunk("IHDR", header)
            + Bytes.pngChunk("IDAT", Bytes.zlib(rows)) + Bytes.pngChunk("IEND", [])
    }

    /// A GIF whose first frame is red, and all others blue. Every frame is one pixel in the corner of the screen, or
    /// claims another size.
    package static func gif(width: Int = 1, height: Int = 1, frames: Int = 1, frameSide: Int = 1) -> [UInt8] {
        let screen = Bytes.little(width, 2) + Bytes.little(height, 2) + [0x80, 0, 0]
        let colors: [UInt8] = [255, 0, 0, 0, 0, 255]
        func frame(_ pixel: UInt8) -> [UInt8] {
            // LZW of two-bit symbols: clear (4), the pixel, end (5), three bits each.
            let codes = 4 | Int(pixel) << 3 | 5 << 6
            return [0x2C, 0, 0, 0, 0] + Bytes.little(frameSide, 2) + Bytes.little(frameSide, 2) + [0, 2, 2]
                + Bytes.little(codes, 2) + [0]
        }
        let rest = (1..<max(frames, 1)).flatMap { _ in frame(1) }
        return Array("GIF89a".utf8) + screen + colors + frame(0) + rest + [0x3B]
    }

    /// A gray JPEG: every coefficient of every block is zero, and so is every bit of it.
    package static func jpeg(width: Int = 16, height: Int = 16) -> [UInt8] {
        let blocks = (width + 7) / 8 * ((height + 7) / 8)
        let quantization: [UInt8] = [0] + [UInt8](repeating: 1, count: 64)
        let frame: [UInt8] = [8] + Bytes.big(height, 2) + Bytes.big(width, 2) + [1, 1, 0x11, 0]
        // One code of one bit for the value 0, in the table of DC and in that of AC.
        let code: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
        let segments: [(UInt8, [UInt8])] = [
            (0xDB, quantization), (0xC0, frame), (0xC4, [0x00] + code), (0xC4, [0x10] + code),
            (0xDA, [1, 1, 0, 0, 63, 0]),
        ]
        let start = segments.reduce([0xFF, 0xD8]) { $0 + Bytes.jpegSegment($1.0, $1.1) }
        return start + [UInt8](repeating: 0, count: (blocks * 2 + 7) / 8) + [0xFF, 0xD9]
    }

    /// The JPEG with EXIF that says how it is to be turned (1 to 8), in either order of bytes.
    package static func turned(_ jpeg: [UInt8], orientation: Int, isBigEndian: Bool = false) -> [UInt8] {
        let number = isBigEndian ? Bytes.big : Bytes.little
        let fields = [(42, 2), (8, 4), (1, 2), (0x0112, 2), (3, 2), (1, 4), (orientation, 2), (0, 2), (0, 4)]
        let tiff = fields.reduce(Array((isBigEndian ? "MM" : "II").utf8)) { $0 + number($1.0, $1.1) }
        return jpeg[..<2] + Bytes.jpegSegment(0xE1, Array("Exif\0\0".utf8) + tiff) + jpeg[2...]
    }

    /// A lossless WebP of one color.
    package static func webP(width: Int, height: Int, red: UInt8, alpha: UInt8 = 255) -> [UInt8] {
        Bytes.riff(Bytes.riffChunk("VP8L", Bytes.vp8l(width, height, red: red, alpha: alpha)))
    }

    /// An animated WebP: the first frame is red, all others are black.
    package static func animatedWebP(width: Int, height: Int, frames: Int) -> [UInt8] {
        let canvas: [UInt8] = [0x02, 0, 0, 0] + Bytes.little(width - 1, 3) + Bytes.little(height - 1, 3)
        func frame(_ red: UInt8) -> [UInt8] {
            let head: [UInt8] =
                [0, 0, 0, 0, 0, 0] + Bytes.little(width - 1, 3) + Bytes.little(height - 1, 3) + [100, 0, 0, 0]
            return Bytes.riffChunk(
                "ANMF", head + Bytes.riffChunk("VP8L", Bytes.vp8l(width, height, red: red, alpha: 255)))
        }
        let rest = (1..<max(frames, 1)).flatMap { _ in frame(0) }
        return Bytes.riff(
            Bytes.riffChunk("VP8X", canvas) + Bytes.riffChunk("ANIM", [0, 0, 0, 0, 0, 0]) + frame(255) + rest)
    }
}
