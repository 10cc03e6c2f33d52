/// A way of showing pictures. The raw values are the names that `KITH_USE=ImageRenderer=…` and the config file take.
package enum ImageProtocol: String, Sendable, Hashable, CaseIterable {
    /// The kitty graphics protocol.
    case kitty
    /// OSC 1337.
    case iterm2
    /// DEC's bitmaps, by libchafa.
    case sixel
    /// Block and line symbols, by libchafa; never chosen by itself.
    case symbols
    /// Half blocks.
    case blocks
    /// Characters without color.
    case ascii
    /// No pictures; never chosen by itself.
    case initials
}
