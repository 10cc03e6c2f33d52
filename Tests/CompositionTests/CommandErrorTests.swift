import AddressBooks
import CommandLineErrors
import CommandLineStreams
import Composition
import Configuration
import DependencyInjection
import Directories
import Models
import Networking
import Persistence
import Sync
import Testing

struct CommandErrorTests {
    private static let host = "example.org:8080"

    /// Modules/CommandLine/README.md's exit codes and error kinds, from the errors of the house.
    private static let table: [(any Error, String, ExitCode)] = [
        (SyncError.directory(book: "b", .http(.unreachable(host: host))), "unreachable", .directoryFailed),
        (SyncError.directory(book: "b", .http(.timedOut(host: host, after: .seconds(3)))), "timeout", .directoryFailed),
        (SyncError.directory(book: "b", .http(.tls(host: host, .untrusted))), "tls", .directoryFailed),
        (SyncError.directory(book: "b", .http(.redirect(host: host, .loop))), "redirect", .directoryFailed),
        (SyncError.directory(book: "b", .http(.tooLarge(host: host, .body, limit: 9))), "too-large", .directoryFailed),
        (SyncError.directory(book: "b", .http(.emptyBody(host: host))), "empty-body", .directoryFailed),
        (SyncError.directory(book: "b", .http(.rateLimited(host: host, until: nil))), "rate-limited", .directoryFailed),
        (SyncError.directory(book: "b", .http(.unauthorized(host: host, message: nil))), "unauthorized", .signInNeeded),
        (
            SyncError.directory(book: "b", .http(.status(403, host: host, message: nil, until: nil))), "http-403",
            .signInNeeded
        ),
        (
            SyncError.directory(book: "b", .http(.status(503, host: host, message: nil, until: nil))), "http-503",
            .directoryFailed
        ),
        (SyncError.directory(book: "b", .wrongShape(host: host, detail: "d")), "wrong-shape", .directoryFailed),
        (SyncError.heldBack(RefreshReport(book: "b"), of: 10), "held-back", .conflict),
        (SyncError.noSuchBook("b"), "not-found", .nothingFound),
        (SyncError.notBound(book: "b"), "validation", .refused),
        (SyncError.unknownKind(book: "b", kind: "k", known: []), "config", .misconfigured),
        (SyncError.store(StoreError.full(path: "p")), "store", .storeFailed),
        (StoreError.damaged(path: "p", detail: "d"), "store", .storeFailed),
        (StoreError.busy(path: "p"), "store", .storeFailed),
        (StoreError.bookExists("b"), "store", .refused),
        (StoreError.noSuchBook("b"), "not-found", .nothingFound),
        (BookError.unknownKind("k", known: []), "validation", .usage),
        (BookError.badName("b/", reason: "r"), "validation", .refused),
        (ConfigurationError(.syntax(line: 1, column: 1), "m", hint: "h"), "config", .misconfigured),
        (ConfigurationError(.emptyHome, "m", hint: "h"), "usage", .usage),
        (ConfigurationError(.permissionDenied, "m", hint: "h"), "file", .storeFailed),
        (ContainerError.notRegistered(service: "S", nearest: nil), "composition", .misconfigured),
    ]

    @Test func `every error has the kind and the exit code of the table`() {
        for (error, kind, exitCode) in Self.table {
            let problem = CommandError(error, hint: { _ in nil })
            #expect(problem.kind == kind, "\(error)")
            #expect(problem.exitCode == exitCode, "\(error)")
            #expect(!problem.message.isEmpty)
        }
    }

    @Test func `what a factory threw is told as what it is, not as an error of the container`() throws {
        let builder = ContainerBuilder()
        builder.register((any ContactStore).self) { () throws -> any ContactStore in
            throw StoreError.full(path: "/disk/kith.db")
        }
        let container = try builder.build()
        let error = #expect(throws: ContainerError.self) { try container.resolve((any ContactStore).self) }
        let problem = try CommandError(#require(error), hint: { _ in nil })
        #expect(problem.exitCode == .storeFailed)
        #expect(problem.message.contains("/disk/kith.db"))
    }

    @Test func `what nobody foresaw is an error of Kith's own`() {
        struct Surprise: Error {}
        let problem = CommandError(Surprise(), hint: { _ in nil })
        #expect(problem.exitCode == .internalError)
        #expect(Explanation(problem) == Explanation(Surprise()))
    }
}
