internal import Synchronization

/// Mapping of matching requests to replies.
struct Route: Sendable {
    let method: String
    let path: String
    let answer: @Sendable (ReceivedRequest) -> Reply

    func matches(_ request: ReceivedRequest) -> Bool {
        guard method == request.method else { return false }
        return path.hasSuffix("*") ? request.path.hasPrefix(path.dropLast()) : path == request.path
    }
}

/// Replies that are used up one by one; the last one stays.
final class Turns: Sendable {
    private let replies: Mutex<ArraySlice<Reply>>

    init(_ replies: [Reply]) { self.replies = Mutex(replies[...]) }

    func next() -> Reply {
        replies.withLock { replies in
            (replies.count > 1 ? replies.popFirst() : replies.first) ?? .json(#"{"error":"no reply"}"#, status: 500)
        }
    }
}
