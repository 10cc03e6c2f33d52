internal import CCurl
internal import Networking

/// The client thread's run loop: takes jobs, runs libcurl's transfers, delivers results. It is not Sendable, so that
/// the compiler confines libcurl to this thread.
final class CurlLoop {
    private let mailbox: CurlMailbox
    private let session: CurlSession
    private let options: CurlOptions
    private let connectivity: Connectivity
    private var waiting: [CurlJob] = []
    private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    private var runningPerHost: [HTTPOrigin: Int] = [:]

    init(_ mailbox: CurlMailbox, _ session: CurlSession, _ options: CurlOptions, _ connectivity: Connectivity) {
        self.mailbox = mailbox
        self.session = session
        self.options = options
        self.connectivity = connectivity
    }

    /// Returns after the mailbox is closed and every job is finished.
    func run() {
        while true {
            let mail = mailbox.take()
            waiting += mail.jobs
            if mail.isClosed { break }
            dropCanceled()
            startWaiting()
            if !session.perform() {
                endAll { .broken(host: $0.origin.description, .other("libcurl failed")) }
            }
            if finishDone() { continue }
            // libcurl wakes up on its own for its timers.
            session.poll(mailbox.descriptor, milliseconds: min(mailbox.patience, running.isEmpty ? .max : 1_000))
        }
        endAll { _ in .canceled }
        for job in waiting { job.finish(.failure(.canceled)) }
    }

    private func dropCanceled() {
        for job in waiting where job.cancellation.isRequested { job.finish(.failure(.canceled)) }
        waiting.removeAll { $0.cancellation.isRequested }
        for transfer in running.values where transfer.job.cancellation.isRequested {
            end(transfer, .failure(.canceled))
        }
    }

    private func startWaiting() {
        var later: [CurlJob] = []
        for job in waiting {
            let isFree =
                running.count < options.transfers
                && runningPerHost[job.origin, default: 0] < options.transfersPerHost
            if isFree { start(job) } else { later.append(job) }
        }
        waiting = later
    }

    private func start(_ job: CurlJob) {
        guard let transfer = CurlTransfer(job, session.library, options), session.add(transfer) else {
            let error = HTTPError.broken(host: job.origin.description, .other("libcurl refused the request"))
            return job.finish(.failure(error))
        }
        running[transfer.easy] = transfer
        runningPerHost[job.origin, default: 0] += 1
    }

    private func finishDone() -> Bool {
        var isAnyDone = false
        while let done = session.nextDone() {
            guard let transfer = running[done.easy] else { continue }
            isAnyDone = true
            end(transfer, transfer.outcome(done.result, connectivity))
        }
        return isAnyDone
    }

    private func endAll(_ error: (CurlJob) -> HTTPError) {
        for transfer in running.values { end(transfer, .failure(error(transfer.job))) }
    }

    // Deliver the outcome first: removing a transfer may take libcurl a moment.
    private func end(_ transfer: CurlTransfer, _ outcome: HTTPOutcome) {
        transfer.job.finish(outcome, elapsed: transfer.elapsed)
        running[transfer.easy] = nil
        let origin = transfer.job.origin
        let left = (runningPerHost[origin] ?? 1) - 1
        runningPerHost[origin] = left > 0 ? left : nil
        session.remove(transfer)
    }
}
