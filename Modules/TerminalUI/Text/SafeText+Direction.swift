extension SafeText {
    /// True when the text holds right-to-left letters, so that a terminal may reorder what stands beside it.
    package var containsRightToLeft: Bool {
        !string.isPrintableASCII && string.unicodeScalars.contains { $0.isRightToLeft }
    }

    /// The text for a line that is printed and not drawn in cells: right-to-left text stands between FIRST STRONG
    /// ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9), which take no columns, so that columns keep their order.
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
