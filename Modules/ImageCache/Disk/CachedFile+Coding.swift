internal import Networking

// One file holds the image and its metadata, so that both change together. All numbers are little-endian:
//
//     8  "kithimg1"
//     4  CRC-32 of everything that follows
//     8  date of the last check, in seconds since 1970
//     4  length of the ETag + 1; 0 for none      4  the same of Last-Modified      8  length of the image
//        ETag, Last-Modified, image
extension CachedFile {
    private static let signature = Array("kithimg1".utf8)
    private static let headSize = 8 + 4 + 8 + 4 + 4 + 8

    /// The encoded file.
    var encoded: [UInt8] {
        let texts = [validators.etag, validators.lastModified].map { $0.map { Array($0.utf8) } }
        var file: [UInt8] = []
        file.reserveCapacity(Self.headSize + texts.reduce(bytes.count) { $0 + ($1?.count ?? 0) })
        file += Self.signature + [0, 0, 0, 0]
        file += Self.littleEndian(Int64(checked.secondsSince1970))
        for text in texts { file += Self.littleEndian(UInt32(text.map { $0.count + 1 } ?? 0)) }
        file += Self.littleEndian(Int64(bytes.count))
        for text in texts { file += text ?? [] }
        file += bytes
        file.replaceSubrange(8..<12, with: Self.littleEndian(CRC32.checksum(of: file[12...])))
        return file
    }

    /// Nil for anything that `encoded` did not write, or that has been damaged since.
    init?(encoded file: [UInt8]) {
        guard file.count >= Self.headSize, file.starts(with: Self.signature) else { return nil }
        guard Self.number(file, at: 8, UInt32.self) == CRC32.checksum(of: file[12...]) else { return nil }
        let tagLength = Int(Self.number(file, at: 20, UInt32.self))
        let dateLength = Int(Self.number(file, at: 24, UInt32.self))
        let length = Int(Self.number(file, at: 28, Int64.self))
        let tagEnd = Self.headSize + max(tagLength - 1, 0)
        let dateEnd = tagEnd + max(dateLength - 1, 0)
        guard dateEnd <= file.count, length == file.count - dateEnd else { return nil }
        func text(_ length: Int, _ range: Range<Int>) -> String? {
            length == 0 ? nil : String(decoding: file[range], as: UTF8.self)
        }
        validators = HTTPValidators(
            etag: text(tagLength, Self.headSize..<tagEnd), lastModified: text(dateLength, tagEnd..<dateEnd))
        checked = HTTPDate(secondsSince1970: Int(Self.number(file, at: 12, Int64.self)))
        bytes = Array(file[dateEnd...])
    }

    private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private static func number<Number: FixedWidthInteger>(_ file: [UInt8], at place: Int, _: Number.Type) -> Number {
        file.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)) }
    }
}
