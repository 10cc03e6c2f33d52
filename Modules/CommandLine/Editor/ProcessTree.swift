internal import Glibc

/// Finds the descendants of a process: an editor is often started by a wrapper script.
enum ProcessTree {
    /// Children first, then theirs. None where the system does not tell (proc_pid_task(5)).
    static func descendants(of process: pid_t) -> [pid_t] {
        let children = children(of: process)
        return children + children.flatMap(descendants)
    }

    private static func children(of process: pid_t) -> [pid_t] {
        guard let tasks = opendir("/proc/\(process)/task") else { return [] }
        defer { closedir(tasks) }
        var children: [pid_t] = []
        while let entry = readdir(tasks) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard pid_t(name) != nil else { continue }
            children += text(of: "/proc/\(process)/task/\(name)/children").split(separator: " ").compactMap {
                pid_t($0)
            }
        }
        return children
    }

    private static func text(of path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
