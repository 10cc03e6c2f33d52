internal import Glibc

/// A descriptor that text is written to.
struct PlainOutput: Sendable {
    let descriptor: Int32

    /// Writes the whole text; false when that is not possible.
    func write(_ text: String) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
