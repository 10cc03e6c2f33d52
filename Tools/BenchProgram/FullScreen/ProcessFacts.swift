import Glibc

/// Facts about a running process from Linux's /proc.
struct ProcessFacts {
    let process: pid_t

    /// The most memory it held at once, in KiB, without what its starter had held.
    var peakKibibytes: Int { Self.value("VmHWM:", in: Self.text("/proc/\(process)/status")) }

    /// Processor time of the threads that it has now.
    var processorSeconds: Double {
        threads.reduce(0) { sum, thread in
            let nanoseconds = Self.text("/proc/\(process)/task/\(thread)/schedstat").split(separator: " ").first
            return sum + (nanoseconds.flatMap { Double($0) } ?? 0) / 1e9
        }
    }

    /// Number of voluntary context switches of its threads, which counts wakeups.
    var sleeps: Int {
        threads.reduce(0) {
            $0 + Self.value("voluntary_ctxt_switches:", in: Self.text("/proc/\(process)/task/\($1)/status"))
        }
    }

    private var threads: [String] {
        guard let folder = opendir("/proc/\(process)/task") else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.first != "." { names.append(name) }
        }
        return names
    }

    private static func value(_ name: String, in text: String) -> Int {
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        let words = line?.dropFirst(name.count).split { $0 == " " || $0 == "\t" }
        return words?.first.flatMap { Int($0) } ?? 0
    }

    private static func text(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 8_192)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
