internal import CCurl
internal import Glibc
internal import Networking

/// The queue of jobs for the client's thread. An eventfd(2) among the polled descriptors wakes the thread. Unlike
/// curl_multi_wakeup it needs no libcurl, so no libcurl pointer leaves its thread.
final class CurlMailbox: Sendable {
    private struct State: Sendable {
        var jobs: [CurlJob] = []
        var isClosed = false
    }

    /// Readable if jobs are queued; negative if the process had no descriptor left.
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    private let state = PosixLock(State())

    deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

    /// The maximum time between checks of the queue, in milliseconds.
    var patience: Int32 { descriptor < 0 ? 50 : 60_000 }

    func post(_ job: CurlJob) {
        let isClosed = state.withLock { state in
            if !state.isClosed { state.jobs.append(job) }
            return state.isClosed
        }
        if isClosed { return job.finish(.failure(.canceled)) }
        wake()
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    func close() {
        state.withLock { $0.isClosed = true }
        wake()
    }

    func wake() { eventfd_write(descriptor, 1) }

    /// Takes all jobs. Once `isClosed` is true, none follow.
    func take() -> (jobs: [CurlJob], isClosed: Bool) {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
        return state.withLock { state in
            defer { state.jobs = [] }
            return (state.jobs, state.isClosed)
        }
    }

    func waitForMail() {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&event, 1, patience)
    }
}
