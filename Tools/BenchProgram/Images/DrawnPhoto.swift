import ImageCache
import ImageDecoding
import Pixels

/// A picture with as much in it as a photo has: colors that run into each other, edges, and grain. The same number gives
/// the same picture.
struct DrawnPhoto: Sendable {
    /// In pixels.
    let side: Int
    let number: Int

    /// As JPEG. Throws ``BenchError`` and what the encoder throws.
    func jpeg() throws -> [UInt8] {
        guard let bitmap = Bitmap(width: side, height: side, bytes: pixels()) else {
            throw BenchError.usage("a photo needs a side")
        }
        return try PixbufImageEncoder().encode(bitmap, as: .jpeg(quality: 90))
    }

    private func pixels() -> [UInt8] {
        var numbers = SeededNumbers()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side * 4)
        for row in 0..<side {
            for column in 0..<side {
                let grain = numbers.below(17) - 8
                let (x, y) = (column * 1_024 / side, row * 1_024 / side)
                // Rings around a place of the picture's own: an edge in any direction.
                let (across, down) = (x - number * 37 % 1_024, y - 400)
                let ring = (across * across + down * down) >> 12 & 3
                for color in [x / 6 + ring * 20, y / 6 + 40, (x + y) / 12 + 30 + number % 50] {
                    bytes.append(UInt8(min(max(color + grain, 0), 255)))
                }
                bytes.append(255)
            }
        }
        return bytes
    }
}
