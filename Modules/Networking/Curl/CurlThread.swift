internal import CCurl
internal import Glibc
internal import Networking

/// The client's thread. It opens the library for the first job, and answers jobs with `.libraryMissing` while it can't.
struct CurlThread: Sendable {
    private struct Luggage: Sendable {
        let mailbox: CurlMailbox
        let options: CurlOptions
        let connectivity: Connectivity
    }

    private final class Box: Sendable {
        let luggage: Luggage

        init(_ luggage: Luggage) { self.luggage = luggage }
    }

    private let thread: pthread_t

    /// Nil when the system gives no thread. It ends once the mailbox is closed; somebody must ``join()`` it then.
    init?(mailbox: CurlMailbox, options: CurlOptions, connectivity: Connectivity) {
        let luggage = Box(Luggage(mailbox: mailbox, options: options, connectivity: connectivity))
        let pointer = Unmanaged.passRetained(luggage).toOpaque()
        var thread = pthread_t()
        guard pthread_create(&thread, nil, Self.entry, pointer) == 0 else {
            Unmanaged<Box>.fromOpaque(pointer).release()
            return nil
        }
        self.thread = thread
    }

    /// Waits until the thread is gone, once: a process that exits meanwhile would have OpenSSL free what the thread is
    /// freeing too. A name that is just being looked up may hold it; then it is left to itself after a second.
    func join() {
        // Its own end is nothing that a thread can wait for.
        let isMyself = pthread_equal(thread, pthread_self()) != 0
        if isMyself || ccurl_join(thread, 1) != 0 { pthread_detach(thread) }
    }

    // A constant: the same closure as an argument of pthread_create crashes Swift 6.3.1's region analysis (map::at).
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { luggage in
        if let luggage { run(Unmanaged<Box>.fromOpaque(luggage).takeRetainedValue().luggage) }
        return nil
    }

    private static func run(_ luggage: Luggage) {
        // Signals are for the program's own threads; a SIGPIPE of a dead connection is for nobody.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let mailbox = luggage.mailbox
        while true {
            if let session = CurlSession(library: luggage.options.library) {
                return CurlLoop(mailbox, session, luggage.options, luggage.connectivity).run()
            }
            let mail = mailbox.take()
            for job in mail.jobs {
                let missing = HTTPError.libraryMissing(library: luggage.options.library, package: "libcurl4")
                job.finish(.failure(mail.isClosed ? .canceled : missing))
            }
            if mail.isClosed { return }
            mailbox.waitForMail()
        }
    }
}
