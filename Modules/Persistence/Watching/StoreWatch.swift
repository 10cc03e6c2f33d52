// StoreWatching: tells a front that other processes have written to its store. It reads no store.

internal import Dispatch
internal import Glibc

/// Tells when any process writes to the store's file, this one too: it watches the folder (inotify(7)) for the
/// write-ahead log (sqlite.org/wal.html), which every commit is appended to. It sleeps in the kernel until then.
@MainActor
package final class StoreWatch {
    private let log: String
    private let folder: String
    private var source: (any DispatchSourceRead)?
    private var timer: (any DispatchSourceTimer)?
    /// Changes to report when the timer fires.
    private var delays: ArraySlice<Int64> = []
    /// Something was written that is not told yet.
    private var isPending = false
    /// A commit is several writes: they are told once, when they have had time to end. Who writes without a pause is
    /// told of so often.
    ///
    /// Others see a commit only once the disk has it, and nothing tells of that moment. So what was written is told
    /// again, later each time. Where a disk takes longer still, the next write tells of both.
    private static let patience: [Int64] = [100, 400, 1_500, 6_000]

    /// - Parameter database: the path of the database.
    package nonisolated init(database: String) {
        let parts = database.split(separator: "/", omittingEmptySubsequences: false)
        log = parts.last.map { "\($0)-wal" } ?? ""
        folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
    }

    /// Begins to watch; where that is not possible, nothing is ever told.
    ///
    /// - Parameter onChange: called some time after a write, ten times a second at most; and a few times more, since
    ///   the write may have come to its end only then.
    package func start(_ onChange: @escaping @MainActor () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        // Whoever closes the log has committed what they wrote.
        guard inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY) | UInt32(IN_CREATE) | UInt32(IN_CLOSE_WRITE)) >= 0
        else {
            close(descriptor)
            return
        }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { @Sendable [weak self] in
            MainActor.assumeIsolated {
                self?.isPending = false
                self?.tellLater()
                onChange()
            }
        }
        timer.activate()
        self.timer = timer
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        let log = log
        source.setEventHandler { @Sendable [weak self] in
            guard Self.names(from: descriptor).contains(log) else { return }
            MainActor.assumeIsolated { self?.note() }
        }
        source.setCancelHandler { @Sendable in close(descriptor) }
        source.activate()
        self.source = source
    }

    /// Ends it; nothing is told any more.
    package func stop() {
        source?.cancel()
        timer?.cancel()
        (source, timer) = (nil, nil)
        (delays, isPending) = ([], false)
    }

    /// Does not postpone a scheduled report: a busy writer would postpone it forever.
    private func note() {
        delays = Self.patience[...]
        guard !isPending else { return }
        isPending = true
        tellLater()
    }

    private func tellLater() {
        guard let delay = delays.popFirst() else { return }
        timer?.schedule(wallDeadline: .now() + .milliseconds(Int(delay)), leeway: .milliseconds(10))
    }

    /// Drains the events and returns the files written since the last call.
    private nonisolated static func names(from descriptor: Int32) -> Set<String> {
        var names: Set<String> = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return names }
            names.formUnion(events(in: buffer[..<count]))
        }
    }

    /// An event is a header of 16 bytes, the last four of them the length of the name behind it, which ends in zeros.
    private nonisolated static func events(in bytes: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var rest = bytes
        while rest.count >= headerSize {
            let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            let name = rest.dropFirst(headerSize).prefix(length).prefix { $0 != 0 }
            names.append(String(decoding: name, as: UTF8.self))
            rest = rest.dropFirst(headerSize + length)
        }
        return names
    }

    private nonisolated static let headerSize = 16
}
