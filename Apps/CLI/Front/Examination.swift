internal import CommandLineStreams
internal import Composition
internal import Configuration
internal import DependencyInjection
internal import Glibc
internal import KithSettings
internal import Models
internal import Networking
internal import Persistence
internal import TerminalImages
internal import TerminalUI

/// What the doctor looks at. Everything that may fail comes as what became of it; nothing is made on the disk.
@MainActor
struct Examination {
    /// What a front is composed of, as far as a doctor is concerned.
    struct Parts {
        let slots: [GraphEntry.Slot]
        /// Opens the store, which makes one where there is none.
        let store: () throws -> any ContactStore
        /// How pictures are shown where the doctor writes.
        let pictures: () throws -> ImageDecision
    }

    let launch: Launch
    let locations: Locations
    /// Fails where the config file cannot be read.
    let settings: Result<Settings, any Error>
    /// Fails where the config file cannot be read.
    let parts: Result<Parts, any Error>
    let connectivity: Connectivity
    /// The file name of curl's library.
    let curl: String
    let pictureLibraries: PictureLibraries
    /// Whether the doctor writes to a terminal.
    let isOnTerminal: Bool

    func findings() -> [Finding] {
        [version, configFinding] + misspelled + composed() + [network, library] + libraries + [terminal] + theme
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
                        ? " (\(count.counted("setting")))" : " (not there: every setting has its standard value)"))
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

    /// What is chosen, and the store if it is there: which one is wanted is known only when the settings are.
    private func composed() -> [Finding] {
        guard case .success = settings else { return place("database", locations.database) }
        do {
            let parts = try parts.get()
            let slots = parts.slots.map { slot in
                Finding(
                    name: "slot", status: .ok,
                    detail: "\(slot.name)=\(slot.chosen)" + (slot.source.map { ", chosen by \($0)" } ?? ""))
            }
            let isOnDisk = parts.slots.contains {
                $0.name == Slots.persistence && $0.chosen == ServiceName.sqlite.description
            }
            guard isOnDisk, !hasDatabase else {
                return slots + place("database", locations.database) + storeFindings(parts)
            }
            return slots + [
                Finding(
                    name: "database", status: .ok,
                    detail: "\(locations.database) is not there yet; the first command that reads contacts makes it")
            ]
        } catch ContainerError.faultyGraph(let faults) {
            return faults.map { Finding(name: "slot", fault: $0) } + place("database", locations.database)
        } catch {
            return [Finding(name: "slot", failed: error)] + place("database", locations.database)
        }
    }

    /// An empty file is no store yet.
    private var hasDatabase: Bool {
        var status = stat()
        return stat(locations.database, &status) != 0 ? errno != ENOENT : status.st_size > 0
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
        if launch.isOffline { return Finding(name: "network", status: .ok, detail: "not used (--offline)") }
        return connectivity.isOnline()
            ? Finding(name: "network", status: .ok, detail: "an interface is up")
            : Finding(
                name: "network", status: .warning, detail: "no interface but loopback is up",
                hint: "Everything that is in the store works offline.")
    }

    private var library: Finding {
        guard let handle = dlopen(curl, RTLD_LAZY) else {
            return Finding(
                name: "libcurl", status: .warning,
                detail: "\(curl) is not installed: directories cannot be reached",
                hint: "sudo apt install libcurl4")
        }
        dlclose(handle)
        return Finding(name: "libcurl", status: .ok, detail: "\(curl) can be loaded")
    }

    private var libraries: [Finding] {
        pictureLibraries.findings().map {
            Finding(name: $0.name, status: $0.isThere ? .ok : .warning, detail: $0.detail, hint: $0.hint)
        }
    }

    private var pictures: [Finding] {
        guard let parts = try? parts.get() else { return [] }
        do {
            let decision = try parts.pictures()
            let reasons = (isOnTerminal ? [] : ["standard output is no terminal"]) + decision.reasons
            return [
                Finding(
                    name: "pictures", status: .ok,
                    detail: "shown as \(decision.way.rawValue): \(reasons.joined(separator: "; "))")
            ]
        } catch {
            return [Finding(name: "pictures", failed: error)]
        }
    }

    /// Which colors kith-tui begins with.
    private var theme: [Finding] {
        guard let settings = try? settings.get(), let decision = try? ThemeDecision(settings) else { return [] }
        let isColored = TerminalFacts(environment: launch.environment).colorDepth != .none
        let rest =
            !isColored ? "; no color is shown" : decision.followsTerminal ? "; what the terminal says counts more" : ""
        return [
            Finding(
                name: "theme", status: .ok,
                detail: "kith-tui's colors are for a \(decision.background.rawValue) background, "
                    + decision.reason + rest)
        ]
    }

    private var terminal: Finding {
        let facts = TerminalFacts(environment: launch.environment)
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
