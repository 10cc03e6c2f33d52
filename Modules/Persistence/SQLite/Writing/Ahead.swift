internal import Dispatch
internal import Synchronization

/// A value that another thread makes while whoever needs it later does something else. Where no thread has taken it up
/// by then, whoever asks makes it, so that nobody waits for a thread that never comes.
final class Ahead<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let state = Mutex<(isClaimed: Bool, value: Value?)>((false, nil))
    private let isMade = DispatchSemaphore(value: 0)

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
        DispatchQueue.global().async {
            guard self.claim() else { return }
            let value = make()
            self.state.withLock { $0.value = value }
            self.isMade.signal()
        }
    }

    /// To be called once.
    func value() -> Value {
        if !claim() { isMade.wait() }
        return state.withLock { $0.value } ?? make()
    }

    /// Whether it is for the caller to make the value: for the first one only.
    private func claim() -> Bool {
        state.withLock { state in
            defer { state.isClaimed = true }
            return !state.isClaimed
        }
    }
}
