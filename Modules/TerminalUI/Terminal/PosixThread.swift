internal import Glibc

/// A detached thread for a loop that blocks in the kernel and must not occupy a thread of Swift's pool.
package enum PosixThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    /// - Throws: ``TerminalError`` if the system cannot create a thread.
    package static func start(_ run: @escaping @Sendable () -> Void) throws(TerminalError) {
        let body = Unmanaged.passRetained(Body(run))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, body.toOpaque())
        guard result == 0 else {
            body.release()
            throw .failed(call: "pthread_create", errno: result)
        }
        pthread_detach(thread)
    }
}
