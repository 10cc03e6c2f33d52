internal import LoopbackServer
internal import Synchronization

/// The errors that the server is asked to have.
final class Disturbance: Sendable {
    private let options: DirectoryServerOptions
    private let random: @Sendable () -> Double
    private let writes = Mutex(0)

    init(_ options: DirectoryServerOptions, random: @escaping @Sendable () -> Double) {
        self.options = options
        self.random = random
    }

    /// Lets the request be answered, or not, and says what was done to it.
    func disturb(_ request: ReceivedRequest, answer: () -> Reply) -> (Reply, remark: String?) {
        if options.failureRate > 0, random() < options.failureRate {
            let page = "<!DOCTYPE html><title>Try later</title>"
            return (slowed(.html(page, status: 503).retryAfter("1")), "failed on purpose")
        }
        let reply = slowed(answer())
        return losesAnswer(to: request) ? (reply.reset(), "answer lost on purpose") : (reply, nil)
    }

    private func slowed(_ reply: Reply) -> Reply {
        options.slowness > 0 ? reply.delayed(by: .milliseconds(options.slowness)) : reply
    }

    private func losesAnswer(to request: ReceivedRequest) -> Bool {
        guard let every = options.lostAnswers, request.method != "GET", request.method != "HEAD" else { return false }
        return writes.withLock { writes in
            writes += 1
            return writes % every == 0
        }
    }
}
