internal import Composition
internal import DetailFeature
internal import Glibc
internal import ListFeature
internal import Models
internal import Persistence
internal import TerminalUI

/// The app as a dialogue, line by line: no boxes, no colour, nothing that moves. For screen readers, and for terminals
/// that cannot move their cursor.
@MainActor
final class PlainDialogue: Interface {
    private let request: LaunchRequest
    private let source: ViewModelSource
    private let output = PlainOutput(descriptor: STDOUT_FILENO)
    /// The first that was not ``PlainOutput/Outcome/written``, if any: nothing is written after it.
    private var outcome = PlainOutput.Outcome.written
    private var first = 0
    private static let pageLength = 20

    init(request: LaunchRequest, source: ViewModelSource) {
        self.request = request
        self.source = source
    }

    func run() async throws -> Int32 {
        try source.open(book: request.book)
        let list = try source.makeList(ContactQuery(book: request.book)) { _ in }
        list.search(request.search)
        say("Kith, contacts. ? and Enter tells what can be typed.")
        showPage(of: list)
        var isOpen = true
        while isOpen {
            write("> ")
            guard outcome == .written else { break }
            guard let line = readLine() else {
                // What comes next on the terminal begins a line.
                write("\n")
                break
            }
            isOpen = try await obey(line.trimmed, list)
        }
        if outcome == .failed {
            throw Problem(kind: "output", "the output could not be written", exitCode: .storeFailed)
        }
        return outcome.exitCode
    }

    /// False when the person leaves.
    private func obey(_ line: String, _ list: ListViewModel) async throws -> Bool {
        switch line {
        case "q": return false
        case "": break
        case "?": help()
        case "n": turnPage(of: list, by: Self.pageLength)
        case "p": turnPage(of: list, by: -Self.pageLength)
        case "r": await refresh(list)
        case let text where text.hasPrefix("/"):
            first = 0
            list.search(String(text.dropFirst()).trimmed)
            showPage(of: list)
        case let text:
            if let number = Int(text) {
                try show(number, of: list)
            } else {
                say("\(text) is nothing I know. ? tells what is.")
            }
        }
        return true
    }

    private func help() {
        say("A number shows that contact. /WORDS looks for contacts, / alone ends the search.")
        say("n next page, p previous page, r reads the directories again, q quits.")
    }

    private func turnPage(of list: ListViewModel, by rows: Int) {
        guard (0..<max(1, list.state.total)).contains(first + rows) else {
            say(rows > 0 ? "This is the last page." : "This is the first page.")
            return
        }
        first += rows
        showPage(of: list)
    }

    private func showPage(of list: ListViewModel) {
        read(list)
        if first >= list.state.total, list.state.total > 0 {
            // The list has become shorter.
            first = (list.state.total - 1) / Self.pageLength * Self.pageLength
            read(list)
        }
        let state = list.state
        switch state.phase {
        case .loading, .content: break
        case .empty: return say("There are no contacts. `kith book add` adds a book.")
        case .noMatch:
            let words = SafeText(state.searchText, columns: 60).truncated(toWidth: 60)
            return say("No one matches \"\(words)\". / ends the search.")
        case .failed(let failure): return say(failure)
        }
        for (number, row) in zip((state.offset + 1)..., state.rows) {
            let marks = [row.subtitle, row.isFavorite ? "favourite" : nil].compactMap { $0 }
            say("\(number) \(([SafeText(shownName: row.name).string] + marks).joined(separator: ", "))")
        }
        let last = state.offset + state.rows.count
        say("Contacts \(state.offset + 1) to \(last) of \(state.total)." + (last < state.total ? " n shows more." : ""))
    }

    private func show(_ number: Int, of list: ListViewModel) throws {
        guard number >= 1, number <= list.state.total else {
            say(list.state.total == 0 ? "There is no contact to show." : "Type a number from 1 to \(list.state.total).")
            return
        }
        let row = number - 1
        if !list.state.rows.indices.contains(row - list.state.offset) {
            first = row - row % Self.pageLength
            read(list)
        }
        let place = row - list.state.offset
        guard list.state.rows.indices.contains(place) else { return }
        let detail = try source.makeDetail(list.state.rows[place].id) { _ in }
        detail.reload()
        switch detail.state.phase {
        case .loading: break
        case .gone: say("This contact is no longer in the address book.")
        case .failed(let message, let hint): say("\(message). \(hint ?? "")")
        case .content(let content): say(content)
        }
    }

    private func say(_ content: DetailContent) {
        say(SafeText(shownName: content.title).string + (content.contact.isFavorite ? ", favourite" : ""))
        if let subtitle = content.subtitle { say(subtitle) }
        for field in content.fields {
            let label = field.label.map { ", \($0)" } ?? ""
            let lines = SafeText(field.text + label, lineBreaks: .kept).string.split(separator: "\n")
            say("\(field.name): \(lines.first ?? "")")
            // Further lines are told from what the app says itself.
            for line in lines.dropFirst() { say("  \(line)") }
        }
    }

    private func refresh(_ list: ListViewModel) async {
        list.reload()
        if list.state.canRefresh {
            say("Reading the directories.")
            await list.refresh()
            if let failure = list.state.refreshFailure { say(failure) }
        } else {
            say("Read again. No book here is bound to a directory.")
        }
        showPage(of: list)
    }

    private func say(_ failure: ListState.Failure) {
        say("\(failure.message). \(failure.hint ?? "")")
    }

    /// Says one line: a line end from elsewhere could pass for one of the app's own lines.
    private func say(_ text: String) { write(SafeText(text).isolated + "\n") }

    private func read(_ list: ListViewModel) { list.show(first..<(first + Self.pageLength)) }

    private func write(_ text: String) {
        if outcome == .written { outcome = output.write(text) }
    }
}
