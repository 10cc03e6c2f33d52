import ImageCache
import ImageDecoding
import Pixels
import SamplePictures
import Testing

/// Encoded pictures can be decoded again.
@Suite struct PixbufImageEncoderTests {
    private let encoder = PixbufImageEncoder()
    private let decoder = PixbufImageDecoder()
    private let whole = ImageTarget.fit(width: 2_048, height: 2_048)

    @Test func `a PNG comes back as it was`() throws {
        let bitmap = Bitmap.drawn(width: 30, height: 20) { x, y in
            Pixel(red: UInt8(x * 8), green: UInt8(y * 12), blue: UInt8(x + y), alpha: UInt8(x * y % 256))
        }
        let image = try ImageData(encoder.encode(bitmap, as: .png))
        #expect(image.format == .png)
        #expect(try decoder.decode(image, to: whole) == bitmap)
    }

    @Test func `clear pixels are white in a JPEG, and quality costs bytes`() throws {
        let bitmap = Bitmap.drawn(width: 64, height: 64) { x, y in
            Pixel(red: UInt8(x * 4), green: UInt8(y * 4), blue: 90, alpha: y < 32 ? 0 : 255)
        }
        let good = try encoder.encode(bitmap, as: .jpeg(quality: 95))
        let poor = try encoder.encode(bitmap, as: .jpeg(quality: 10))
        #expect(poor.count < good.count)
        let image = try ImageData(good)
        #expect(image.format == .jpeg)
        #expect(!image.header.hasMetadata)
        let decoded = try decoder.decode(image, to: whole)
        #expect(decoded[10, 10] == Pixel(red: 255, green: 255, blue: 255))
        #expect(abs(Int(decoded[32, 60].red) - 128) < 12)
    }
}
