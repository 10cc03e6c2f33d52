import ImageCache
import ImageDecoding
import Models
import Pixels
import SamplePictures
import SeededNumbers
import Testing

/// A chosen picture becomes one that a directory takes.
@Suite struct PhotoPreparationTests {
    private let preparation = PhotoPreparation(decoder: PixbufImageDecoder(), encoder: PixbufImageEncoder())

    private func noise(_ side: Int, alpha: UInt8 = 255) -> Bitmap {
        var numbers = SeededGenerator(seed: 1)
        return Bitmap.drawn(width: side, height: side) { _, _ in
            let number = numbers.next()
            return Pixel(
                red: UInt8(truncatingIfNeeded: number), green: UInt8(truncatingIfNeeded: number >> 8),
                blue: UInt8(truncatingIfNeeded: number >> 16), alpha: alpha)
        }
    }

    @Test func `what fits is left as it is`() throws {
        let image = try ImageData(SamplePicture.png(width: 100, height: 50, red: 9))
        #expect(try preparation.prepare(image, for: PhotoLimits()) == image)
    }

    @Test func `what is too wide is scaled, and what a directory does not take is converted`() throws {
        let wide = try ImageData(SamplePicture.jpeg(width: 3_000, height: 1_500))
        let scaled = try preparation.prepare(wide, for: PhotoLimits(maximumSide: 300))
        #expect(scaled.format == .jpeg)
        #expect((scaled.width, scaled.height) == (300, 150))
        let gif = try ImageData(SamplePicture.gif(frames: 3))
        #expect(try preparation.prepare(gif, for: PhotoLimits()).format == .jpeg)
    }

    @Test func `what says where it was taken is left out, and the picture is upright all the same`() throws {
        let photo = try ImageData(SamplePicture.turned(SamplePicture.jpeg(width: 64, height: 32), orientation: 6))
        let prepared = try preparation.prepare(photo, for: PhotoLimits())
        #expect(!prepared.header.hasMetadata)
        #expect((prepared.width, prepared.height) == (32, 64))
    }

    @Test func `clear pixels stay clear where there is room`() throws {
        let image = try ImageData(SamplePicture.webP(width: 200, height: 200, red: 5, alpha: 100))
        #expect(try preparation.prepare(image, for: PhotoLimits()).format == .png)
        let noise = try ImageData(PixbufImageEncoder().encode(noise(200, alpha: 100), as: .png))
        #expect(try preparation.prepare(noise, for: PhotoLimits(maximumBytes: 60_000)).format == .jpeg)
    }

    @Test func `quality goes before size, and both go before the limit`() throws {
        let image = try ImageData(PixbufImageEncoder().encode(noise(256), as: .png))
        let full = try preparation.prepare(image, for: PhotoLimits(maximumBytes: 100_000))
        #expect(full.width == 256)
        #expect(full.bytes.count <= 100_000)
        let small = try preparation.prepare(image, for: PhotoLimits(maximumBytes: 10_000))
        #expect(small.width < 256)
        #expect(small.bytes.count <= 10_000)
        #expect(throws: ImageError.tooManyBytes(limit: 100)) {
            try preparation.prepare(image, for: PhotoLimits(maximumBytes: 100))
        }
    }
}
