import ImageCache
import ImageDecoding
import Pixels
import SamplePictures
import Testing

/// Decoding gives the right pixels, at the right size, the right way up, and only of the first frame.
@Suite struct PixbufImageDecoderTests {
    private let decoder = PixbufImageDecoder()
    private let whole = ImageTarget.fit(width: 2_048, height: 2_048)
    private static let red = Pixel(red: 255, green: 0, blue: 0)

    @Test func `what is needed for a format can be opened before there is a picture`() throws {
        let library = PixbufLibrary()
        for format in ImageFormat.allCases { try library.load(format) }
        let none = PixbufLibrary(name: "libnowhere.so.0")
        #expect(throws: ImageError.libraryMissing(library: "libnowhere.so.0", package: "libgdk-pixbuf-2.0-0")) {
            try none.load(.png)
        }
    }

    @Test func `a PNG keeps every pixel and its alpha`() throws {
        let pixel = { (x: Int, y: Int) in
            Pixel(red: UInt8(x * 30), green: UInt8(y * 50), blue: 9, alpha: UInt8(255 - x))
        }
        let bitmap = try decoder.decode(ImageData(SamplePicture.png(width: 7, height: 5, pixel)), to: whole)
        #expect(bitmap == Bitmap.drawn(width: 7, height: 5, pixel))
    }

    @Test func `a gray JPEG is gray, in the size that its header says`() throws {
        let bitmap = try decoder.decode(ImageData(SamplePicture.jpeg(width: 33, height: 20)), to: whole)
        #expect((bitmap.width, bitmap.height) == (33, 20))
        #expect(bitmap[32, 19] == Pixel(red: 128, green: 128, blue: 128))
    }

    @Test func `the first frame is what is seen of a GIF`() throws {
        let bitmap = try decoder.decode(ImageData(SamplePicture.gif(frames: 3)), to: whole)
        #expect(bitmap[0, 0] == Self.red)
    }

    @Test func `of ten thousand frames, a decoder is given one`() throws {
        let image = try ImageData(SamplePicture.gif(frames: 10_000))
        #expect(try #require(image.header.still).count < 50)
        #expect(try decoder.decode(image, to: whole)[0, 0] == Self.red)
    }

    @Test func `a WebP keeps color and alpha`() throws {
        let image = try ImageData(SamplePicture.webP(width: 20, height: 10, red: 200, alpha: 100))
        let bitmap = try decoder.decode(image, to: whole)
        #expect((bitmap.width, bitmap.height) == (20, 10))
        #expect(bitmap[19, 9] == Pixel(red: 200, green: 0, blue: 0, alpha: 100))
    }

    @Test func `the first frame is what is seen of an animated WebP`() throws {
        let image = try ImageData(SamplePicture.animatedWebP(width: 40, height: 30, frames: 10_000))
        let bitmap = try decoder.decode(image, to: .fit(width: 20, height: 20))
        #expect((bitmap.width, bitmap.height) == (20, 15))
        #expect(bitmap[10, 10] == Self.red)
    }

    @Test(arguments: [ImageFormat.png, .jpeg, .gif, .webp])
    func `every format is scaled into the box`(format: ImageFormat) throws {
        let bytes =
            switch format {
            case .png: SamplePicture.png(width: 400, height: 200, red: 255)
            case .jpeg: SamplePicture.jpeg(width: 400, height: 200)
            case .gif: SamplePicture.gif(width: 400, height: 200)
            case .webp: SamplePicture.webP(width: 400, height: 200, red: 255)
            }
        let image = try ImageData(bytes)
        let fitted = try decoder.decode(image, to: .fit(width: 100, height: 100))
        #expect((fitted.width, fitted.height) == (100, 50))
        let filled = try decoder.decode(image, to: .fill(side: 50))
        #expect((filled.width, filled.height) == (50, 50))
        let larger = try decoder.decode(image, to: .fit(width: 1_000, height: 1_000))
        #expect((larger.width, larger.height) == (400, 200))
    }

    // What is red at the top left when the picture is upright, by EXIF's orientation (Exif 2.32, table 6).
    @Test(
        arguments: [(1, 0, 0), (2, 1, 0), (3, 1, 1), (4, 0, 1), (5, 0, 0), (6, 1, 0), (7, 1, 1), (8, 0, 1)],
        [false, true])
    func `a JPEG is turned upright, and its box with it`(
        turn: (orientation: Int, column: Int, row: Int), isBigEndian: Bool
    ) throws {
        let upright = Bitmap.drawn(width: 64, height: 32) { x, y in
            x < 32 && y < 16 ? Self.red : Pixel(red: 0, green: 0, blue: 255)
        }
        let jpeg = try PixbufImageEncoder().encode(upright, as: .jpeg(quality: 95))
        let image = try ImageData(
            SamplePicture.turned(jpeg, orientation: turn.orientation, isBigEndian: isBigEndian))
        let isTurned = turn.orientation > 4
        #expect(image.width == (isTurned ? 32 : 64))
        #expect(image.height == (isTurned ? 64 : 32))
        let bitmap = try decoder.decode(image, to: .fit(width: 32, height: 32))
        #expect(bitmap.width == (isTurned ? 16 : 32))
        #expect(bitmap.height == (isTurned ? 32 : 16))
        for column in 0...1 {
            for row in 0...1 {
                let x = (column * 2 + 1) * bitmap.width / 4
                let y = (row * 2 + 1) * bitmap.height / 4
                let isTheCorner = column == turn.column && row == turn.row
                #expect((bitmap[x, y].red > 200) == isTheCorner)
            }
        }
    }

    @Test func `a PNG whose pixels end too early is damaged, and shows nothing of the memory`() throws {
        let image = try ImageData(SamplePicture.png(claiming: 50, 50))
        #expect(throws: ImageError.damaged(.png, reason: "its pixels end too early")) {
            try decoder.decode(image, to: whole)
        }
    }

    @Test func `a missing library is named with its package`() throws {
        let decoder = PixbufImageDecoder(library: PixbufLibrary(name: "libnothing.so.0"))
        let image = try ImageData(SamplePicture.jpeg())
        #expect(throws: ImageError.libraryMissing(library: "libnothing.so.0", package: "libgdk-pixbuf-2.0-0")) {
            try decoder.decode(image, to: whole)
        }
    }

    @Test func `a library that is another one is missing too`() throws {
        let decoder = PixbufImageDecoder(library: PixbufLibrary(name: "libm.so.6"))
        let image = try ImageData(SamplePicture.jpeg())
        #expect(throws: ImageError.libraryMissing(library: "libm.so.6", package: "libgdk-pixbuf-2.0-0")) {
            try decoder.decode(image, to: whole)
        }
    }
}
