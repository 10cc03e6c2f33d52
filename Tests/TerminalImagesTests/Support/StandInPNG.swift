import PictureSequences
import Pixels

/// A picture as bytes that these tests read back: what is inside a file of PNG is nobody's concern here.
enum StandInPNG {
    static func encode(_ picture: Bitmap) -> [UInt8] {
        Array("\(picture.width) \(picture.height)\n".utf8) + picture.bytes
    }

    static func decode(_ bytes: [UInt8]) throws -> Bitmap {
        let end = bytes.firstIndex(of: 0x0A) ?? 0
        let sides = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        guard sides.count == 2,
            let picture = Bitmap(width: sides[0], height: sides[1], bytes: Array(bytes[(end + 1)...]))
        else { throw Unreadable.picture }
        return picture
    }
}
