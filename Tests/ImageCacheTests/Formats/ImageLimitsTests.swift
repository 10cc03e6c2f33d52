import ImageCache
import SamplePictures
import Testing

/// Limits are about what decoding takes, not only about what a picture shows.
@Suite struct ImageLimitsTests {
    private let thumbnail = ImageTarget.fill(side: 64)

    @Test func `a photo of many pixels is decoded where it can be scaled meanwhile`() throws {
        let photo = try ImageData(SamplePicture.jpeg(width: 8_000, height: 4_900))
        try ImageLimits().check(photo, for: thumbnail)
        try ImageLimits().check(photo, for: .fit(width: 1_024, height: 1_024))
    }

    @Test func `what has to be decoded as a whole is limited by the memory that takes`() throws {
        try ImageLimits().check(ImageData(SamplePicture.png(claiming: 4_000, 3_000, colorType: 6)), for: thumbnail)
        try ImageLimits().check(ImageData(SamplePicture.png(claiming: 4_600, 3_600)), for: thumbnail)
        #expect(throws: ImageError.tooManyPixels(width: 4_600, height: 3_600)) {
            try ImageLimits().check(
                ImageData(SamplePicture.png(claiming: 4_600, 3_600, colorType: 6)), for: thumbnail)
        }
    }

    @Test func `a progressive JPEG is limited like one that can't be scaled`() throws {
        var bytes = SamplePicture.jpeg(width: 8_000, height: 4_000)
        let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
        bytes[frame + 1] = 0xC2
        let image = try ImageData(bytes)
        #expect(throws: ImageError.tooManyPixels(width: 8_000, height: 4_000)) {
            try ImageLimits().check(image, for: thumbnail)
        }
    }

    @Test func `bytes are limited too`() throws {
        let image = try ImageData(SamplePicture.jpeg(width: 800, height: 800))
        #expect(throws: ImageError.tooManyBytes(limit: 100)) {
            try ImageLimits(bytes: 100).check(image, for: thumbnail)
        }
    }

    @Test(arguments: [
        (ImageTarget.fit(width: 100, height: 100), 400, 200, 100, 50), (.fit(width: 100, height: 30), 400, 200, 60, 30),
        (.fit(width: 1_000, height: 1_000), 400, 200, 400, 200), (.fit(width: 0, height: -5), 400, 200, 1, 1),
        (.fit(width: 9_999, height: 9_999), 8_192, 4_096, 2_048, 1_024), (.fill(side: 50), 400, 200, 100, 50),
        (.fill(side: 50), 200, 400, 50, 100), (.fill(side: 500), 200, 400, 200, 400),
        (.fit(width: 10, height: 10), 16_384, 1, 10, 1),
    ])
    func `a target keeps the shape and never enlarges`(
        target: ImageTarget, width: Int, height: Int, newWidth: Int, newHeight: Int
    ) {
        let size = target.scaledSize(width: width, height: height)
        #expect((size.width, size.height) == (newWidth, newHeight))
    }
}
