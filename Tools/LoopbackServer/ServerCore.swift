internal import Glibc
internal import Synchronization

/// Shared state of the server's threads. They end when the stop gate opens.
final class ServerCore: Sendable {
    private struct State: Sendable {
        var routes: [Route] = []
        var greeting: String?
        var requests: [ReceivedRequest] = []
        var connections = 0
        var openConnections = 0
        var atOnce = 0
        var mostAtOnce = 0
        var threads: Set<pthread_t> = []
        var ended: Set<pthread_t> = []
        var acceptor: pthread_t?
    }

    let stopping: LoopbackGate
    private let remembersRequests: Bool
    private let state = Mutex(State())

    init(_ listener: Listener, remembersRequests: Bool) throws(LoopbackError) {
        self.remembersRequests = remembersRequests
        stopping = try LoopbackGate()
        guard let thread = ServerThread.start({ [self] in accept(on: listener) }) else {
            close(listener.descriptor)
            throw LoopbackError("pthread_create")
        }
        state.withLock { $0.acceptor = thread }
    }

    var requests: [ReceivedRequest] { state.withLock { $0.requests } }
    var connections: Int { state.withLock { $0.connections } }
    var openConnections: Int { state.withLock { $0.openConnections } }
    var mostAtOnce: Int { state.withLock { $0.mostAtOnce } }

    func add(_ route: Route) { state.withLock { $0.routes.append(route) } }

    func greet(_ text: String) { state.withLock { $0.greeting = text } }

    func stop() {
        stopping.open()
        let acceptor = state.withLock { state in
            defer { state.acceptor = nil }
            return state.acceptor
        }
        guard let acceptor else { return }
        pthread_join(acceptor, nil)
        for thread in state.withLock({ $0.threads }) { pthread_join(thread, nil) }
    }

    /// Remembers a request and gives its answer; `answered()` must follow.
    func reply(to request: ReceivedRequest) -> Reply {
        let route = state.withLock { state in
            if remembersRequests { state.requests.append(request) }
            state.atOnce += 1
            state.mostAtOnce = max(state.mostAtOnce, state.atOnce)
            return state.routes.last { $0.matches(request) }
        }
        return route?.answer(request) ?? .json(#"{"error":"Not Found"}"#, status: 404)
    }

    func answered() { state.withLock { $0.atOnce -= 1 } }

    private func accept(on listener: Listener) {
        defer {
            // A process that is being started has a copy of the descriptor until it has its program: closing alone would
            // leave the port open for that long.
            shutdown(listener.descriptor, Int32(SHUT_RDWR))
            close(listener.descriptor)
        }
        while true {
            var events = [
                pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stopping.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            poll(&events, 2, -1)
            if events[1].revents != 0 { return }
            joinEnded()
            let descriptor = Glibc.accept(listener.descriptor, nil, nil)
            if descriptor >= 0 { serve(descriptor) }
        }
    }

    private func serve(_ descriptor: Int32) {
        let (number, greeting) = state.withLock { state in
            state.connections += 1
            state.openConnections += 1
            return (state.connections, state.greeting)
        }
        let thread = ServerThread.start { [self] in
            do {
                let connection = ClientConnection(descriptor, number, self)
                if let greeting { _ = connection.write(Array(greeting.utf8)) } else { connection.serve() }
            }
            state.withLock { state in
                state.openConnections -= 1
                state.ended.insert(pthread_self())
            }
        }
        if thread == nil { close(descriptor) }
        state.withLock { state in
            if let thread { state.threads.insert(thread) } else { state.openConnections -= 1 }
        }
    }

    private func joinEnded() {
        let ended = state.withLock { state in
            defer {
                state.threads.subtract(state.ended)
                state.ended = []
            }
            return state.ended.intersection(state.threads)
        }
        for thread in ended { pthread_join(thread, nil) }
    }
}

/// Threads from closures.
enum ServerThread {
    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Must be joined; nil when the system gives none.
    static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
        let work = Unmanaged.passRetained(Work(run))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        if result == 0 { return thread }
        work.release()
        return nil
    }
}
