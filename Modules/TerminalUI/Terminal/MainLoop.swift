internal import CTerminal
// For its library alone, which CTerminal calls.
internal import Dispatch
internal import Glibc

/// Serves the main actor on the process's first thread, asleep in `poll` while it has nothing to do.
///
/// An `async` main would hand the main actor to threads of libdispatch's pool. That pool wakes up once a second for as
/// long as the process lives, and the stack of such a thread overflows without a handler that could give the terminal
/// back. (Work on Swift's global executor starts that pool too.)
package enum MainLoop {
    /// Runs `body` to its end and gives its result. For a synchronous `main`, on the first thread, once.
    @MainActor
    package static func run(_ body: @escaping @MainActor () async -> Int32) -> Int32 {
        let queue = cterminal_main_queue()
        // What resumes a waiting task passes through the executor that it prefers, whichever actor it belongs to.
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
