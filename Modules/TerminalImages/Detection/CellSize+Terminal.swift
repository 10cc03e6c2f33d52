internal import Glibc

extension CellSize {
    /// The size of a cell in pixels where the terminal has told it to the system; many have not.
    package static func ofTerminal(_ descriptor: Int32) -> CellSize? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        return CellSize(
            pixelWidth: Int(size.ws_xpixel), pixelHeight: Int(size.ws_ypixel), columns: Int(size.ws_col),
            rows: Int(size.ws_row))
    }
}
