import ListFeature
import Observation

extension ListViewModel {
    /// Waits until the state is so, woken by each change of it. A test that waits in vain is ended by its time limit.
    func state(becomes condition: (ListState) -> Bool) async {
        while !condition(state) {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = state
                } onChange: {
                    continuation.resume()
                }
            }
        }
    }
}

/// Holds work back until the test opens it.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
