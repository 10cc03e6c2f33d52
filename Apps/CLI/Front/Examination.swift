internal import Composition
internal import Configuration
internal import DependencyInjection
internal import Glibc
internal import Models
internal import Networking
internal import Persistence
internal import TerminalUI

/// What the doctor looks at. The store comes as a provider, since opening it is one of the things that may fail.
@MainActor
struct Examination {
    private let settings: Settings
    private let store: Provider<any ContactStore>
    private let connectivity: Connectivity

    nonisolated init(settings: Settings, store: Provider<any ContactStore>, connectivity: Connectivity) {
        self.settings = settings
        self.store = store
        self.connectivity = connectivity
    }

    func findings() -> [Finding] {
        [version, config] + place("database", settings.locations.database) + storeFindings() + [
            network, library, terminal,
        ]
    }

    private var version: Finding {
        Finding(name: "version", status: .ok, detail: "kith \(KithVersion.number)")
    }

    private var config: Finding {
        let exists = access(settings.config.path, F_OK) == 0
        let count = settings.config.list.count
        return Finding(
            name: "config", status: .ok,
            detail: settings.config.path
                + (exists ? " (\(count) settings)" : " (not there: every setting has its standard value)"))
    }

    private func place(_ name: String, _ path: String) -> [Finding] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        let mode = String(status.st_mode & 0o777, radix: 8)
        guard status.st_mode & 0o077 != 0 else {
            return [Finding(name: name, status: .ok, detail: "\(path), mode \(mode), \(status.st_size) bytes")]
        }
        return [
            Finding(
                name: name, status: .warning, detail: "\(path) can be read by others (mode \(mode))",
                hint: "chmod 600 \(path)")
        ]
    }

    private func storeFindings() -> [Finding] {
        do {
            return try store().read { reader in
                let books = try reader.books()
                let count = try reader.count(ContactQuery())
                let names = books.map(\.name).joined(separator: ", ")
                let summary = Finding(
                    name: "store", status: .ok, detail: "\(count) contacts in \(books.count) books: \(names)")
                return try [summary] + books.filter { $0.directory != nil }.map { try finding(of: $0, reader) }
            }
        } catch {
            let problem = Problem(error)
            return [Finding(name: "store", status: .failed, detail: problem.message, hint: problem.hint)]
        }
    }

    private func finding(of book: AddressBook, _ reader: any StoreReader) throws -> Finding {
        let status = try reader.status(ofBook: book.name)
        let bound = "\(book.name) is bound to \(book.directory?.kind ?? "") at \(book.directory?.url ?? "")"
        guard let synced = status.lastSuccess else {
            return Finding(
                name: "book", status: .warning, detail: "\(bound), and was never synced", hint: "kith sync \(book.name)"
            )
        }
        let skipped = status.skipped == 0 ? "" : ", \(status.skipped) entries skipped"
        return Finding(name: "book", status: .ok, detail: "\(bound), synced \(synced)\(skipped)")
    }

    private var network: Finding {
        if settings.isOffline { return Finding(name: "network", status: .ok, detail: "not used (--offline)") }
        return connectivity.isOnline()
            ? Finding(name: "network", status: .ok, detail: "an interface is up")
            : Finding(
                name: "network", status: .warning, detail: "no interface but loopback is up",
                hint: "Everything that is in the store works offline.")
    }

    private var library: Finding {
        guard let handle = dlopen("libcurl.so.4", RTLD_LAZY) else {
            return Finding(
                name: "libcurl", status: .warning,
                detail: "libcurl.so.4 is not installed: directories cannot be reached",
                hint: "sudo apt install libcurl4")
        }
        dlclose(handle)
        return Finding(name: "libcurl", status: .ok, detail: "libcurl.so.4 can be loaded")
    }

    private var terminal: Finding {
        let facts = TerminalFacts(environment: settings.environment)
        let name = facts.name.isEmpty ? "TERM is not set" : "TERM=\(facts.name)"
        let depth =
            switch facts.colorDepth {
            case .none: "no colour"
            case .ansi16: "16 colours"
            case .indexed256: "256 colours"
            case .rgb: "24-bit colour"
            }
        guard facts.isUTF8 else {
            return Finding(
                name: "terminal", status: .warning, detail: "\(name), \(depth), the locale is not UTF-8",
                hint: "Set LANG to one that ends in .UTF-8, such as C.UTF-8.")
        }
        return Finding(name: "terminal", status: .ok, detail: "\(name), \(depth), UTF-8")
    }
}
