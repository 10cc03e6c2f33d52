/// Work that is over at once is not worth a word: it is shown once it has taken a while.
@MainActor
final class Patience {
    private let onEnd: @MainActor () -> Void
    private var end: ContinuousClock.Instant?
    private var waiting: Task<Void, Never>?
    private static let length = Duration.milliseconds(200)

    /// - Parameter onEnd: called when work has begun to be worth a word.
    init(_ onEnd: @escaping @MainActor () -> Void) {
        self.onEnd = onEnd
    }

    /// Tells each time something is drawn whether work is under way; true when it has been for long enough.
    func isOver(whileWorking isWorking: Bool) -> Bool {
        guard isWorking else {
            stop()
            return false
        }
        if let end { return ContinuousClock.now >= end }
        let end = ContinuousClock.now + Self.length
        self.end = end
        waiting = Task { [onEnd] in
            if (try? await Task.sleep(until: end)) != nil { onEnd() }
        }
        return false
    }

    func stop() {
        waiting?.cancel()
        waiting = nil
        end = nil
    }
}
