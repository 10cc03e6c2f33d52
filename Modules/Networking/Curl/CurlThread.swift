internal import CCurl
internal import Glibc
internal import Networking

/// The client's thread. It loads the library for the first job, and fails jobs with `.libraryMissing` while that is
/// impossible.
struct CurlThread: Sendable {
    private struct Context: Sendable {
        let mailbox: CurlMailbox
        let options: CurlOptions
        let connectivity: Connectivity
    }

    private final class Box: Sendable {
        let context: Context

        init(_ context: Context) { self.context = context }
    }

    private let thread: pthread_t

    /// Starts the thread; nil if the system can't create one. It ends once the mailbox is closed; ``join()`` it then.
    init?(mailbox: CurlMailbox, options: CurlOptions, connectivity: Connectivity) {
        let context = Box(Context(mailbox: mailbox, options: options, connectivity: connectivity))
        let pointer = Unmanaged.passRetained(context).toOpaque()
        var thread = pthread_t()
        guard pthread_create(&thread, nil, Self.entry, pointer) == 0 else {
            Unmanaged<Box>.fromOpaque(pointer).release()
            return nil
        }
        self.thread = thread
    }

    /// Waits for the thread to end, once. Otherwise, during the exit of the process, OpenSSL could free memory that the
    /// thread is freeing too. A name lookup in progress may block the thread; it is detached after one second.
    func join() {
        // A thread cannot join itself.
        let isMyself = pthread_equal(thread, pthread_self()) != 0
        if isMyself || ccurl_join(thread, 1) != 0 { pthread_detach(thread) }
    }

    // A constant, since the same closure as an argument of pthread_create crashes Swift 6.3.1's region analysis
    // (map::at).
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
        if let context { run(Unmanaged<Box>.fromOpaque(context).takeRetainedValue().context) }
        return nil
    }

    private static func run(_ context: Context) {
        // Signals belong to the program's own threads; a SIGPIPE from a dead connection must not be delivered.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let mailbox = context.mailbox
        while true {
            if let session = CurlSession(library: context.options.library) {
                return CurlLoop(mailbox, session, context.options, context.connectivity).run()
            }
            let mail = mailbox.take()
            for job in mail.jobs {
                let missing = HTTPError.libraryMissing(library: context.options.library, package: "libcurl4")
                job.finish(.failure(mail.isClosed ? .canceled : missing))
            }
            if mail.isClosed { return }
            mailbox.waitForMail()
        }
    }
}
