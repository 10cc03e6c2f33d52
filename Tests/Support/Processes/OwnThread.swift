internal import Glibc

/// A thread for work that waits: Swift's pool has two on a small machine, and all tests share them.
package enum OwnThread {
    /// Runs the body on a thread of its own, and gives what it gives. Throws what it throws, or ``KithProcess/Failure``
    /// where there is no thread to be had.
    package static func run<Value>(_ body: @escaping () throws -> Value) async throws -> Value {
        let work = Work(body: body)
        await withCheckedContinuation { continuation in
            work.ended = continuation
            var thread = pthread_t()
            let argument = Unmanaged.passRetained(work as AnyWork).toOpaque()
            guard pthread_create(&thread, nil, entry, argument) == 0 else {
                Unmanaged<AnyWork>.fromOpaque(argument).release()
                return continuation.resume()
            }
            pthread_detach(thread)
        }
        guard let result = work.result else { throw KithProcess.Failure.cannotStart("there is no thread left") }
        return try result.get()
    }

    // A closure literal in the call crashes the compiler's analysis of regions (6.3.1).
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
    }

    private class AnyWork {
        var ended: CheckedContinuation<Void, Never>?

        func run() {}
    }

    /// Used by one thread at a time: the one that asks is suspended while the other runs.
    private final class Work<Value>: AnyWork {
        private let body: () throws -> Value
        private(set) var result: Result<Value, any Error>?

        init(body: @escaping () throws -> Value) {
            self.body = body
        }

        override func run() {
            result = Result { try body() }
            ended?.resume()
        }
    }
}
