/// Lets nobody go on before all have come.
actor Rendezvous {
    private let size: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(of size: Int) {
        self.size = size
    }

    func join() async {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            guard waiting.count == size else { return }
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }
}
