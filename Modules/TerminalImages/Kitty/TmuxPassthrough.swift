/// tmux's passthrough of sequences to its outer terminal, which requires `allow-passthrough`.
enum TmuxPassthrough {
    /// Wraps a sequence in tmux's DCS, with each ESC doubled.
    static func wrapped(_ sequence: [UInt8]) -> [UInt8] {
        var result = Array("\u{1B}Ptmux;".utf8)
        for byte in sequence {
            if byte == 0x1B { result.append(0x1B) }
            result.append(byte)
        }
        return result + Array("\u{1B}\\".utf8)
    }
}
