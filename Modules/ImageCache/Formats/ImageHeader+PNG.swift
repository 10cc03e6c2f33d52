extension ImageHeader {
    /// Parses IHDR and walks the chunks to IEND (https://www.w3.org/TR/png-3/#5DataRep).
    static func png(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var reader = ByteReader(bytes, .png, at: 8)
        guard try reader.bigEndian(4) == 13, try reader.text(4) == "IHDR" else {
            throw .damaged(.png, reason: "it does not begin with its size")
        }
        let width = try reader.bigEndian(4)
        let height = try reader.bigEndian(4)
        try reader.skip(1)
        let colorType = try reader.byte()
        try reader.skip(3 + 4)
        var hasAlpha = colorType & 4 != 0
        var hasPixels = false
        var hasMetadata = false
        while true {
            let length = try reader.bigEndian(4)
            let type = try reader.text(4)
            if type == "tRNS" { hasAlpha = true }
            if type == "IDAT" { hasPixels = true }
            if ["eXIf", "tEXt", "zTXt", "iTXt"].contains(type) { hasMetadata = true }
            try reader.skip(length)
            try reader.skip(4)
            if type == "IEND" { break }
        }
        guard hasPixels else { throw .damaged(.png, reason: "it has no pixels") }
        // Sides have 31 bits, so check the multiplication for overflow.
        let pixels = width.multipliedReportingOverflow(by: height)
        let memory = pixels.partialValue.multipliedReportingOverflow(by: hasAlpha ? 4 : 3)
        var header = try ImageHeader(
            .png, width: width, height: height,
            fixedMemory: pixels.overflow || memory.overflow ? .max : memory.partialValue)
        header.hasMetadata = hasMetadata
        return header
    }
}
