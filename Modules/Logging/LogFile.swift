package import Configuration
internal import Glibc
package import Models
internal import Synchronization

/// The log as a file. It is opened at the first line, so that a run without requests makes no file.
package final class LogFile: Sendable {
    private let locations: Locations
    private let clock: WallClock
    /// Nil before the first line, -1 where the file cannot be opened: a log that cannot be kept is no reason to stop.
    private let descriptor = Mutex<Int32?>(nil)
    private static let limit = 1 << 20

    package init(locations: Locations, clock: WallClock) {
        self.locations = locations
        self.clock = clock
    }

    deinit {
        descriptor.withLock { if let file = $0, file >= 0 { close(file) } }
    }

    /// Adds a line with its time. May be called from any thread.
    package func write(_ line: String) {
        let bytes = Array("\(clock.now()) \(line)\n".utf8)
        descriptor.withLock { descriptor in
            let file = descriptor ?? open()
            descriptor = file
            if file >= 0 { _ = Glibc.write(file, bytes, bytes.count) }
        }
    }

    /// A log that has grown long becomes `log.old`.
    private func open() -> Int32 {
        var status = stat()
        if stat(locations.log, &status) == 0, status.st_size > Self.limit {
            rename(locations.log, locations.log + ".old")
        }
        guard (try? locations.prepareLog()) != nil else { return -1 }
        return Glibc.open(locations.log, O_WRONLY | O_APPEND | O_CLOEXEC)
    }
}
