internal import CTerminal
// Links the library that CTerminal calls.
internal import Dispatch
internal import Glibc

/// Runs the main actor on the process's first thread, which sleeps in `poll` while idle.
///
/// An `async` main would run the main actor on threads of libdispatch's pool. That pool wakes up once a second as long
/// as the process lives, and a stack overflow on such a thread leaves no handler that could restore the terminal. (Work
/// on Swift's global executor starts that pool too.)
package enum MainLoop {
    /// Runs `body` to its end and returns its result. Call it once, from a synchronous `main` on the first thread.
    @MainActor
    package static func run(_ body: @escaping @MainActor () async -> Int32) -> Int32 {
        let queue = cterminal_main_queue()
        // A waiting task resumes through its preferred executor, whichever actor it belongs to.
        let threads = try? WorkerThreads(count: 1)
        let ending = Ending()
        Task(executorPreference: threads) { await ending.take(from: body) }
        while ending.result == nil {
            var ready = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
            if poll(&ready, 1, -1) > 0 { cterminal_drain_main_queue(queue) }
        }
        return ending.result ?? 0
    }

    @MainActor
    private final class Ending {
        private(set) var result: Int32?

        func take(from body: @MainActor () async -> Int32) async { result = await body() }
    }
}
