import ImageCache
import ImageDecoding
import Pixels
import SamplePictures
import SeededNumbers
import Testing

/// Pictures with random bytes in them are decoded or refused, and never larger than asked for.
@Suite struct RandomDamageTests {
    @Test func `damaged pictures give an error or a picture of the size that was asked for`() throws {
        let decoder = PixbufImageDecoder()
        let encoder = PixbufImageEncoder()
        let drawing = Bitmap.drawn(width: 120, height: 90) { x, y in
            Pixel(red: UInt8(x * 2), green: UInt8(y * 2), blue: UInt8(x * y % 256))
        }
        let samples = [
            try encoder.encode(drawing, as: .png), try encoder.encode(drawing, as: .jpeg(quality: 80)),
            SamplePicture.turned(try encoder.encode(drawing, as: .jpeg(quality: 50)), orientation: 6),
            SamplePicture.gif(width: 30, height: 30, frames: 2, frameSide: 20),
            SamplePicture.webP(width: 30, height: 20, red: 3),
            SamplePicture.animatedWebP(width: 30, height: 20, frames: 3),
        ]
        var numbers = SeededGenerator(seed: RandomTests.seed(42))
        let rounds = RandomTests.steps(1_500)
        var decoded = 0
        for round in 0..<rounds {
            var bytes = samples[round % samples.count]
            // Headers are what most depends on.
            let end = round % 3 == 0 ? min(bytes.count, 80) : bytes.count
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                bytes[Int.random(in: 0..<end, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            let target = ImageTarget.fit(width: 40, height: 40)
            guard let image = try? ImageData(bytes), (try? ImageLimits().check(image, for: target)) != nil,
                let bitmap = try? decoder.decode(image, to: target)
            else { continue }
            #expect(max(bitmap.width, bitmap.height) <= 40)
            decoded += 1
        }
        #expect((rounds / 10..<rounds * 9 / 10).contains(decoded))
    }
}
