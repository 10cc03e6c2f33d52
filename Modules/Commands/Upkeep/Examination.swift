internal import AddressBooks
internal import CommandLineStreams
package import Configuration
internal import Glibc
package import KithSettings
internal import Models
package import Networking
package import Persistence
package import TerminalImages
internal import TerminalUI

/// Checks of `kith doctor`. Parts that may fail are passed as results; nothing is written to disk.
@MainActor
package struct Examination {
    /// Composition of a front, as far as `kith doctor` reports it.
    package struct Parts {
        package let slots: [Slot]
        /// Opens the store, which makes one where there is none.
        package let store: () throws -> any ContactStore
        /// Checks the store's file.
        package let keeper: () throws -> any StoreKeeper
        /// Image protocol of the terminal the doctor writes to.
        package let pictures: () throws -> ImageDecision

        package init(
            slots: [Slot], store: @escaping () throws -> any ContactStore,
            keeper: @escaping () throws -> any StoreKeeper,
            pictures: @escaping () throws -> ImageDecision
        ) {
            self.slots = slots
            self.store = store
            self.keeper = keeper
            self.pictures = pictures
        }
    }

    /// Selected implementation of one slot.
    package struct Slot {
        package let name: String
        package let chosen: String
        /// Source of the selection; nil for the default.
        package let source: String?

        package init(name: String, chosen: String, source: String?) {
            self.name = name
            self.chosen = chosen
            self.source = source
        }
    }

    /// The front cannot be composed.
    package struct CompositionError: Error {
        package let findings: [Finding]

        package init(findings: [Finding]) {
            self.findings = findings
        }
    }

    package let environment: [String: String]
    package let isOffline: Bool
    package let locations: Locations
    /// Fails where the config file cannot be read.
    package let settings: Result<Settings, any Error>
    /// Fails where the config file cannot be read, or with ``CompositionError``.
    package let parts: Result<Parts, any Error>
    package let connectivity: Connectivity
    /// The file name of curl's library.
    package let curl: String
    /// Looks for the libraries that pictures need.
    package let pictureLibraries: () -> [Finding]
    /// True if the doctor writes to a terminal.
    package let isOnTerminal: Bool

    package init(
        environment: [String: String], isOffline: Bool, locations: Locations, settings: Result<Settings, any Error>,
        parts: Result<Parts, any Error>, connectivity: Connectivity, curl: String,
        pictureLibraries: @escaping () -> [Finding], isOnTerminal: Bool
    ) {
        self.environment = environment
        self.isOffline = isOffline
        self.locations = locations
        self.settings = settings
        self.parts = parts
        self.connectivity = connectivity
        self.curl = curl
        self.pictureLibraries = pictureLibraries
        self.isOnTerminal = isOnTerminal
    }

    /// - Parameter isThorough: also compares the store's indexes with what they index.
    package func findings(isThorough: Bool = false) -> [Finding] {
        [version, configFinding] + misspelled + composed(isThorough) + [network, library] + pictureLibraries() + [
            terminal
        ]
            + theme
            + pictures
    }

    private var version: Finding {
        Finding(name: "version", status: .ok, detail: "kith \(KithVersion.number)")
    }

    private var configFinding: Finding {
        do {
            let settings = try settings.get()
            for setting in Setting.allCases { _ = try settings.value(of: setting) }
            let count = settings.entries.count
            let exists = access(locations.config, F_OK) == 0
            return Finding(
                name: "config", status: .ok,
                detail: locations.config
                    + (exists
                        ? " (\(count.counted("setting")))" : " (doesn't exist: every setting has its default)"))
        } catch {
            return Finding(name: "config", failed: error)
        }
    }

    /// Settings that mean nothing, though they look like some that do.
    private var misspelled: [Finding] {
        let entries = (try? settings.get().entries) ?? []
        return entries.compactMap { entry in
            guard let problem = SettingName(entry.key).problem else { return nil }
            return Finding(
                name: "setting", status: .warning, detail: "line \(entry.line): \(problem.message)", hint: problem.hint)
        }
    }

    /// Findings about the selection and the store, if it exists; they need the settings.
    private func composed(_ isThorough: Bool) -> [Finding] {
        guard case .success = settings else { return place("database", locations.database) }
        do {
            let parts = try parts.get()
            let slots = parts.slots.map { slot in
                Finding(
                    name: "slot", status: .ok,
                    detail: "\(slot.name)=\(slot.chosen)" + (slot.source.map { ", chosen by \($0)" } ?? ""))
            }
            let isOnDisk = parts.slots.contains {
                $0.name == Slots.persistence && $0.chosen == "sqlite"
            }
            guard isOnDisk, !hasDatabase else {
                let place = place("database", locations.database)
                if place.contains(where: { $0.status == .failed }) { return slots + place }
                return slots + place + (isOnDisk ? structure(parts, isThorough) : []) + storeFindings(parts)
            }
            return slots + [
                Finding(
                    name: "database", status: .ok,
                    detail: "\(locations.database) doesn't exist yet; the first command that reads contacts creates it")
            ]
        } catch let faulty as CompositionError {
            return faulty.findings + place("database", locations.database)
        } catch {
            return [Finding(name: "slot", failed: error)] + place("database", locations.database)
        }
    }

    /// The file may also be empty, or something else.
    private var hasDatabase: Bool {
        var status = stat()
        return stat(locations.database, &status) == 0 || errno != ENOENT
    }

    private func place(_ name: String, _ path: String) -> [Finding] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        if let kind = Self.name(ofFile: status.st_mode) {
            return [
                Finding(
                    name: name, status: .failed, detail: "\(path) is \(kind), not a file",
                    hint: "Move it away: mv \(path.quotedForShell) \((path + ".away").quotedForShell)",
                    exitCode: .storeFailed)
            ]
        }
        if status.st_size == 0 {
            return [
                Finding(
                    name: name, status: .warning, detail: "\(path) is empty: it has no contacts",
                    hint:
                        "The next command that reads contacts makes a store of it; if it had contacts, restore a backup."
                )
            ]
        }
        let mode = String(status.st_mode & 0o777, radix: 8)
        guard status.st_mode & 0o077 != 0 else {
            return [Finding(name: name, status: .ok, detail: "\(path), mode \(mode), \(status.st_size) bytes")]
        }
        return [
            Finding(
                name: name, status: .warning, detail: "\(path) is readable by others (mode \(mode))",
                hint: "chmod 600 \(path.quotedForShell)")
        ]
    }

    /// Nil for a regular file.
    private static func name(ofFile mode: mode_t) -> String? {
        switch mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: "a folder"
        case S_IFIFO: "a named pipe"
        case S_IFSOCK: "a socket"
        case S_IFCHR, S_IFBLK: "a device"
        default: "something else"
        }
    }

    private func structure(_ parts: Parts, _ isThorough: Bool) -> [Finding] {
        do {
            let errors = try parts.keeper().structuralErrors(isThorough: isThorough)
            guard !errors.isEmpty else {
                let what = isThorough ? "and its indexes are" : "is"
                return [Finding(name: "structure", status: .ok, detail: "the store's structure \(what) sound")]
            }
            let more = errors.count > 3 ? "; and \(errors.count - 3) more" : ""
            return [
                Finding(
                    name: "structure", status: .failed,
                    detail: "the store is damaged: \(errors.prefix(3).joined(separator: "; "))\(more)",
                    hint: "`kith doctor --rescue FILE` writes what can be read into a new store; `kith restore FILE`"
                        + " puts a backup in its place.",
                    exitCode: .storeFailed)
            ]
        } catch {
            return [Finding(name: "structure", failed: error)]
        }
    }

    private func storeFindings(_ parts: Parts) -> [Finding] {
        do {
            return try parts.store().read { reader in
                let books = try reader.books()
                let count = try reader.count(ContactQuery())
                let names = books.map(\.name).joined(separator: ", ")
                let summary = Finding(
                    name: "store", status: .ok,
                    detail: "\(count.counted("contact")) in \(books.count.counted("book")): \(names)")
                return try [summary] + books.filter { $0.directory != nil }.map { try finding(of: $0, reader) }
            }
        } catch {
            return [Finding(name: "store", failed: error)]
        }
    }

    private func finding(of book: AddressBook, _ reader: any StoreReader) throws -> Finding {
        let status = try reader.status(ofBook: book.name)
        let url = try BookSummary(book, reader: reader).url ?? ""
        let bound = "\(book.name) is connected to \(book.directory?.kind ?? "") at \(url)"
        guard let synced = status.lastSuccess else {
            return Finding(
                name: "book", status: .warning, detail: "\(bound), and was never synced",
                hint: "kith sync \(book.name.quotedForShell)"
            )
        }
        let skipped = status.skipped == 0 ? "" : ", \(status.skipped) entries skipped"
        return Finding(name: "book", status: .ok, detail: "\(bound), synced \(synced)\(skipped)")
    }

    private var network: Finding {
        if isOffline { return Finding(name: "network", status: .ok, detail: "not used (--offline)") }
        return connectivity.isOnline()
            ? Finding(name: "network", status: .ok, detail: "a network interface is up")
            : Finding(
                name: "network", status: .warning, detail: "no network interface except loopback is up",
                hint: "Stored contacts work offline.")
    }

    private var library: Finding {
        guard let handle = dlopen(curl, RTLD_LAZY) else {
            return Finding(
                name: "libcurl", status: .warning,
                detail: "\(curl) is not installed: directories can't be reached",
                hint: "sudo apt install libcurl4")
        }
        dlclose(handle)
        return Finding(name: "libcurl", status: .ok, detail: "\(curl) is installed")
    }

    private var pictures: [Finding] {
        guard let parts = try? parts.get() else { return [] }
        do {
            let decision = try parts.pictures()
            let reasons = (isOnTerminal ? [] : ["standard output is not a terminal"]) + decision.reasons
            return [
                Finding(
                    name: "pictures", status: .ok,
                    detail: "shown as \(decision.method.rawValue): \(reasons.joined(separator: "; "))")
            ]
        } catch {
            return [Finding(name: "pictures", failed: error)]
        }
    }

    /// Finding about the initial theme of kith-tui.
    private var theme: [Finding] {
        guard let settings = try? settings.get(), let decision = try? ThemeDecision(settings) else { return [] }
        let isColored = TerminalFacts(environment: environment).colorDepth != .none
        let rest =
            !isColored
            ? "; no color is shown" : decision.followsTerminal ? "; the terminal's answer takes precedence" : ""
        return [
            Finding(
                name: "theme", status: .ok,
                detail: "kith-tui's colors are for a \(decision.background.rawValue) background, "
                    + decision.reason + rest)
        ]
    }

    private var terminal: Finding {
        let facts = TerminalFacts(environment: environment)
        let name = facts.name.isEmpty ? "TERM is not set" : "TERM=\(facts.name)"
        let depth =
            switch facts.colorDepth {
            case .none: "no color"
            case .ansi16: "16 colors"
            case .indexed256: "256 colors"
            case .rgb: "24-bit color"
            }
        guard facts.isUTF8 else {
            return Finding(
                name: "terminal", status: .warning, detail: "\(name), \(depth), the locale is not UTF-8",
                hint: "Set LANG to one that ends in .UTF-8, such as C.UTF-8.")
        }
        return Finding(name: "terminal", status: .ok, detail: "\(name), \(depth), UTF-8")
    }
}
