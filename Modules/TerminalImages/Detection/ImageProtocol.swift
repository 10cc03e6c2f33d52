/// An image protocol. The raw values are the names in `KITH_USE=ImageRenderer=…` and in the config file.
package enum ImageProtocol: String, Sendable, Hashable, CaseIterable {
    /// The kitty graphics protocol.
    case kitty
    /// iTerm2's OSC 1337.
    case iterm2
    /// DEC's bitmap format, with libchafa.
    case sixel
    /// Block and line symbols, with libchafa; never chosen automatically.
    case symbols
    /// Half blocks.
    case blocks
    /// ASCII characters without color.
    case ascii
    /// No images; never chosen automatically.
    case initials
}
