internal import Glibc
internal import Networking

/// The client's thread. It opens the library for the first job, and answers jobs with `.libraryMissing` while it can't.
enum CurlThread {
    private struct Luggage: Sendable {
        let mailbox: CurlMailbox
        let options: CurlOptions
        let connectivity: Connectivity
    }

    private final class Box: Sendable {
        let luggage: Luggage

        init(_ luggage: Luggage) { self.luggage = luggage }
    }

    /// False when the system gives no thread. It ends once the mailbox is closed.
    static func start(mailbox: CurlMailbox, options: CurlOptions, connectivity: Connectivity) -> Bool {
        let box = Unmanaged.passRetained(
            Box(Luggage(mailbox: mailbox, options: options, connectivity: connectivity)))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, nil,
            { argument in
                if let argument { run(Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().luggage) }
                return nil
            }, box.toOpaque())
        guard result == 0 else {
            box.release()
            return false
        }
        pthread_detach(thread)
        return true
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
                job.finish(.failure(mail.isClosed ? .cancelled : missing))
            }
            if mail.isClosed { return }
            mailbox.waitForMail()
        }
    }
}
