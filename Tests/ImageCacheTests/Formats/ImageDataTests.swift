import ImageCache
import SamplePictures
import Testing

/// Bytes are looked at before a decoder sees them: format, size, end.
@Suite struct ImageDataTests {
    /// Named, since a report that prints bytes is no help.
    struct Sample: CustomTestStringConvertible {
        let format: ImageFormat
        let bytes: [UInt8]
        var testDescription: String { "\(format), \(bytes.count) bytes" }
    }

    private static let samples = [
        Sample(format: .png, bytes: SamplePicture.png(width: 30, height: 20, red: 1)),
        Sample(format: .jpeg, bytes: SamplePicture.jpeg(width: 30, height: 20)),
        Sample(format: .gif, bytes: SamplePicture.gif(width: 30, height: 20)),
        Sample(format: .webp, bytes: SamplePicture.webP(width: 30, height: 20, red: 1)),
        Sample(format: .webp, bytes: SamplePicture.animatedWebP(width: 30, height: 20, frames: 2)),
    ]

    @Test(arguments: samples) func `format and size are in the header`(sample: Sample) throws {
        let image = try ImageData(sample.bytes)
        #expect(image.format == sample.format)
        #expect((image.width, image.height) == (30, 20))
        #expect(image.bytes == sample.bytes)
    }

    @Test(arguments: samples.dropLast())
    func `a picture that is cut anywhere is no picture`(sample: Sample) {
        // The byte that ends a GIF says nothing of its first frame.
        let needed = sample.format == .gif ? sample.bytes.count - 1 : sample.bytes.count
        for length in 0..<needed {
            #expect(throws: ImageError.self) { try ImageData(Array(sample.bytes[..<length])) }
        }
    }

    @Test(arguments: samples)
    func `any byte may be wrong, and nothing worse than an error comes of it`(sample: Sample) {
        for index in sample.bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var changed = sample.bytes
                changed[index] = value
                guard let image = try? ImageData(changed) else { continue }
                #expect(image.width > 0 && image.height > 0)
                // Must not overflow.
                try? ImageLimits().check(image, for: .fill(side: 64))
            }
        }
    }

    @Test func `what follows the end of a JPEG does not matter`() throws {
        #expect(try ImageData(SamplePicture.jpeg() + [0, 1, 2]).width == 16)
    }

    @Test func `a JPEG's thumbnail is not its end`() throws {
        let thumbnail = SamplePicture.jpeg(width: 8, height: 8)
        let bytes = SamplePicture.jpeg(width: 32, height: 32)
        let segment: [UInt8] = [0xFF, 0xE2, 0, UInt8(thumbnail.count + 2)] + thumbnail
        let whole = bytes[..<2] + segment + bytes[2...]
        #expect(try ImageData(Array(whole)).width == 32)
        #expect(throws: ImageError.damaged(.jpeg, reason: "it ends too early")) {
            try ImageData(Array(whole.dropLast(2)))
        }
    }

    @Test(arguments: 1...8, [false, true])
    func `EXIF's orientation says which side is up`(orientation: Int, isBigEndian: Bool) throws {
        let jpeg = SamplePicture.jpeg(width: 30, height: 20)
        let image = try ImageData(SamplePicture.turned(jpeg, orientation: orientation, isBigEndian: isBigEndian))
        #expect(image.header.hasMetadata)
        #expect(image.header.isTurned == (orientation > 4))
        #expect(image.width == (orientation > 4 ? 20 : 30))
    }

    @Test func `what may say where a photo was taken is noticed`() throws {
        let jpeg = SamplePicture.jpeg()
        #expect(try !ImageData(jpeg).header.hasMetadata)
        for marker: UInt8 in [0xE1, 0xED, 0xFE] {
            let segment: [UInt8] = [0xFF, marker, 0, 6] + Array("home".utf8)
            #expect(try ImageData(jpeg[..<2] + segment + jpeg[2...]).header.hasMetadata)
        }
        let png = SamplePicture.png(width: 1, height: 1, red: 1)
        #expect(try !ImageData(png).header.hasMetadata)
        // After the signature and IHDR; its checksum does not matter here.
        let text: [UInt8] = [0, 0, 0, 4] + Array("tEXthome".utf8) + [0, 0, 0, 0]
        #expect(try ImageData(png[..<33] + text + png[33...]).header.hasMetadata)
    }

    @Test func `an orientation that there is not turns nothing`() throws {
        let jpeg = SamplePicture.jpeg(width: 30, height: 20)
        #expect(try ImageData(SamplePicture.turned(jpeg, orientation: 77)).width == 30)
    }

    @Test func `a size of nothing is damage`() {
        #expect(throws: ImageError.damaged(.png, reason: "it has no size")) {
            try ImageData(SamplePicture.png(claiming: 0, 10))
        }
        #expect(throws: ImageError.damaged(.gif, reason: "it has no size")) {
            try ImageData(SamplePicture.gif(width: 0, height: 0))
        }
    }
}
