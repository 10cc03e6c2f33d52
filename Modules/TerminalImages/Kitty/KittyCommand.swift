internal import FoundationEssentials

/// A command of the kitty graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/): keys and a base64
/// payload. It always contains `q=2`: a reply would be typed into the shell.
struct KittyCommand {
    private let keys: String
    private let payload: [UInt8]

    init(_ keys: String, payload: [UInt8] = []) {
        self.keys = keys
        self.payload = payload
    }

    /// The encoded command: in chunks if the payload is long, each wrapped separately for tmux.
    func bytes(throughTmux: Bool) -> [UInt8] {
        let text = Data(payload).base64EncodedData()
        var result: [UInt8] = []
        result.reserveCapacity(text.count + text.count / 64 + 128)
        var start = 0
        repeat {
            let end = min(start + Self.chunkLength, text.count)
            let isFirst = start == 0
            let isLast = end == text.count
            let control = isFirst ? "\(keys),q=2\(isLast ? "" : ",m=1")" : "m=\(isLast ? 0 : 1)"
            var chunk = Array("\u{1B}_G\(control)".utf8)
            if start < end {
                chunk.append(UInt8(ascii: ";"))
                chunk += text[start..<end]
            }
            chunk += "\u{1B}\\".utf8
            result += throughTmux ? TmuxPassthrough.wrapped(chunk) : chunk
            start = end
        } while start < text.count
        return result
    }

    /// The protocol's limit; a multiple of 4, as it requires.
    private static let chunkLength = 4_096
}
