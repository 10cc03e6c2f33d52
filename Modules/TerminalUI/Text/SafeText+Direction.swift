extension SafeText {
    /// True if the text contains right-to-left letters, so that a terminal may reorder its surroundings.
    package var containsRightToLeft: Bool {
        !string.isPrintableASCII && string.unicodeScalars.contains { $0.isRightToLeft }
    }

    /// The text for a printed line rather than cells: right-to-left text is enclosed in FIRST STRONG ISOLATE and POP
    /// DIRECTIONAL ISOLATE (UAX #9), which take no columns, so that columns keep their order.
    package var isolated: String {
        containsRightToLeft ? "\u{2068}\(string)\u{2069}" : string
    }
}

extension Unicode.Scalar {
    var isRightToLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
