extension ImageHeader {
    /// Parses frame, scan and EXIF headers, and walks the segments to EOI (ITU-T T.81, annex B). Decoders would accept
    /// an image without its end, and paint the rest gray.
    static func jpeg(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var reader = ByteReader(bytes, .jpeg, at: 2)
        var frame: JPEGFrame?
        var orientation = 1
        var hasMetadata = false
        var hasScan = false
        while true {
            guard try reader.byte() == 0xFF else { throw .damaged(.jpeg, reason: "a part of it is missing") }
            var marker = 0xFF
            while marker == 0xFF { marker = try reader.byte() }
            switch marker {
            case 0x01, 0xD0...0xD7: continue
            case 0xD9:
                guard let frame, hasScan else { throw .damaged(.jpeg, reason: "it has no pixels") }
                return try header(frame, orientation, hasMetadata)
            default: break
            }
            let length = try reader.bigEndian(2) - 2
            let segment = reader.position
            try reader.skip(length)
            var part = ByteReader(Array(bytes[segment..<reader.position]), .jpeg)
            switch marker {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                guard frame == nil else { throw .damaged(.jpeg, reason: "it has two sizes") }
                frame = try JPEGFrame(&part, marker: marker)
            case 0xDA:
                let components = try part.byte()
                // With sequential scans, a decoder keeps all components until the last scan.
                if !hasScan, components < frame?.components ?? 0 { frame?.isBuffered = true }
                hasScan = true
                try skipEntropyCodedData(&reader)
            case 0xE1:
                // EXIF or XMP.
                orientation = EXIF.orientation(&part) ?? orientation
                hasMetadata = true
            // IPTC and comments.
            case 0xED, 0xFE: hasMetadata = true
            default: break
            }
        }
    }

    private static func header(
        _ frame: JPEGFrame, _ orientation: Int, _ hasMetadata: Bool
    ) throws(ImageError) -> ImageHeader {
        var header = try ImageHeader(
            .jpeg, width: frame.width, height: frame.height,
            fixedMemory: frame.isBuffered ? frame.coefficientMemory : 0)
        header.scalesWhileDecoding = true
        header.hasMetadata = hasMetadata
        header.isTurned = (5...8).contains(orientation)
        return header
    }

    /// Stops before the next marker that is neither a stuffed byte nor a restart (ITU-T T.81, section B.1.1.5).
    private static func skipEntropyCodedData(_ reader: inout ByteReader) throws(ImageError) {
        while reader.seek(0xFF) {
            var next = reader
            try next.skip(1)
            let marker = try next.byte()
            if marker != 0, marker != 0xFF, !(0xD0...0xD7).contains(marker) { return }
            try reader.skip(marker == 0xFF ? 1 : 2)
        }
        throw reader.tooShort
    }
}

/// A start-of-frame segment (ITU-T T.81, section B.2.2).
private struct JPEGFrame {
    let width: Int
    let height: Int
    let components: Int
    /// Two bytes per sample of each component.
    let coefficientMemory: Int
    var isBuffered: Bool

    init(_ segment: inout ByteReader, marker: Int) throws(ImageError) {
        try segment.skip(1)
        let height = try segment.bigEndian(2)
        let width = try segment.bigEndian(2)
        components = try segment.byte()
        var samplings: [(across: Int, down: Int)] = []
        for _ in 0..<components {
            try segment.skip(1)
            let sampling = try segment.byte()
            try segment.skip(1)
            samplings.append((max(sampling >> 4, 1), max(sampling & 15, 1)))
        }
        let across = samplings.map(\.across).max() ?? 1
        let down = samplings.map(\.down).max() ?? 1
        coefficientMemory = samplings.reduce(0) { sum, sampling in
            sum + width * height * sampling.across * sampling.down / (across * down) * 2
        }
        (self.width, self.height) = (width, height)
        // Progressive frames.
        isBuffered = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
    }
}
