/// How tmux hands a sequence on to the terminal around it, where its user set `allow-passthrough`.
enum TmuxPassthrough {
    /// One sequence in tmux's own DCS, each ESC of it doubled.
    static func wrapped(_ sequence: [UInt8]) -> [UInt8] {
        var result = Array("\u{1B}Ptmux;".utf8)
        for byte in sequence {
            if byte == 0x1B { result.append(0x1B) }
            result.append(byte)
        }
        return result + Array("\u{1B}\\".utf8)
    }
}
