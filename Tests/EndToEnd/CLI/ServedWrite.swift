import Glibc
import JSON
import LoopbackServer
import Models

/// A write that a ``ContactsServer`` was asked for, and what it did.
struct ServedWrite: Sendable {
    /// `METHOD PATH BODY`, as it came.
    let line: String
    /// The contact as it was; nil where there was none.
    let before: JSONObject?
    /// The contact as it is by then; nil where there is none.
    let after: JSONObject?

    init(_ request: ReceivedRequest, before: JSONObject?, after: JSONObject?) {
        let line = "\(request.method) \(request.path) \(request.text)"
        self.line = line.hasSuffix(" ") ? String(line.dropLast()) : line
        self.before = before
        self.after = after
    }

    /// Now, as servers write it.
    static var moment: String {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return "\(Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000))"
    }
}
