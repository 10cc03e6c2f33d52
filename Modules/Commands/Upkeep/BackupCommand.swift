package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
internal import Glibc
internal import Models
package import Persistence

/// `kith backup`: a copy of the store in one file.
@MainActor
package struct BackupCommand: Command {
    package static let definition = CommandDefinition(
        "backup", "Copy the store into a file",
        discussion: """
            The copy is one file, checked after it is written, and is made while other processes use the store. It has \
            all books, contacts, photos you set, unsent changes, the trash and the history; not the config file, and no \
            pictures that can be fetched again. `kith restore` puts it back.

            A copy made with cp may miss what was changed last, which stands in kith.db-wal.
            """,
        arguments: [ArgumentDefinition(.file, "The file to write", kind: .file, count: .one)],
        options: [.flag(.force, short: "f", "Replace an existing file")],
        examples: [.init("kith backup ~/kith-$(date +%F).db", "every day, from cron")])

    private let keeper: any StoreKeeper
    private let diagnostics: Diagnostics

    package init(keeper: any StoreKeeper, diagnostics: Diagnostics) {
        self.keeper = keeper
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let target = arguments.argument(.file) ?? ""
        guard access(target, F_OK) == 0 else {
            try keeper.backUp(to: target)
            diagnostics.note("backed up to \(target)")
            return .done
        }
        try replace(target, isForced: arguments.flag(.force))
        return .done
    }

    /// The former file stays until the new one is whole.
    private func replace(_ target: String, isForced: Bool) throws {
        var status = stat()
        guard isForced, lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            let isFile = status.st_mode & S_IFMT == S_IFREG || !isForced
            throw CommandError(
                kind: "file", isFile ? "\(target) already exists" : "\(target) is not a regular file",
                hint: isFile ? "Replace it with --force." : nil, exitCode: .refused)
        }
        let new = "\(target).new"
        // Of a process that was killed.
        unlink(new)
        try keeper.backUp(to: new)
        guard rename(new, target) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(new)
            throw CommandError(kind: "file", "\(target) couldn't be replaced: \(reason)", exitCode: .storeFailed)
        }
        diagnostics.note("backed up to \(target)")
    }
}
