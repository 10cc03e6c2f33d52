internal import AddressBooks
internal import BooksFeature
internal import Models
internal import Persistence
internal import ScreenKit
internal import TerminalUI

/// One book of the list: its name, its directory, how many contacts it holds, and how it is.
struct BookRowView: View {
    private let name: StyledText
    private let directory: String
    private let contacts: Int
    private let condition: StyledText
    /// One character for what needs attention, where there is no room for the condition.
    private let sign: SafeText
    private let isSelected: Bool

    /// All books together.
    static func all(_ state: BooksState, isSelected: Bool) -> BookRowView {
        BookRowView(
            name: StyledText("All books", .title), directory: "", contacts: state.contacts, condition: "", sign: " ",
            isSelected: isSelected)
    }

    init(_ summary: BookSummary, state: BooksState, now: Timestamp, isSelected: Bool) {
        self.init(
            name: StyledText(summary.book.name), directory: summary.book.directory?.kind ?? "local",
            contacts: summary.contacts, condition: Self.condition(of: summary, state, now),
            sign: Self.sign(of: summary, state),
            isSelected: isSelected)
    }

    private init(
        name: StyledText, directory: String, contacts: Int, condition: StyledText, sign: SafeText, isSelected: Bool
    ) {
        (self.name, self.directory, self.contacts) = (name, directory, contacts)
        (self.condition, self.sign, self.isSelected) = (condition, sign, isSelected)
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        let isNarrow = area.columns < 56
        let mark = Stack.Item(.fixed(4), Text(.rowMark(isSelected: isSelected, isNarrow ? sign : " ", .warning)))
        let gap = Stack.Item(.fixed(2), EmptyView())
        let count = Stack.Item(.fixed(9), Text(StyledText(contacts.grouped), alignment: .trailing))
        let name = Stack.Item(.flexible(weight: 3), Text(name))
        let directory = Stack.Item(.flexible(weight: 3), Text(directory, .muted))
        let condition = Stack.Item(.flexible(weight: 4), Text(condition))
        let items =
            switch area.columns {
            case ..<24: [mark, name]
            case _ where isNarrow: [mark, name, gap, count]
            default: [mark, name, gap, directory, gap, count, gap, condition]
            }
        Stack.row(items).draw(on: &canvas, in: area)
    }

    func rows(forColumns columns: Int) -> Int? { 1 }

    private static func condition(of summary: BookSummary, _ state: BooksState, _ now: Timestamp) -> StyledText {
        let name = summary.book.name
        if let progress = state.activity[name] { return StyledText("\(progress.text) …", .accent) }
        if state.withheld.contains(name) { return StyledText("! held back", .warning) }
        if state.failures[name] != nil { return StyledText("! failed", .failure) }
        let edits = summary.edits
        let unreadable = max(summary.status.skipped, state.unreadable[name]?.count ?? 0)
        let marks = [
            edits.waiting == 0 ? nil : UnsettledState.pending.sign + "\(edits.waiting)",
            edits.refused == 0 ? nil : "\(edits.refused) refused",
            edits.conflicts == 0 ? nil : UnsettledState.conflict.sign + "\(edits.conflicts)",
            unreadable == 0 ? nil : "\(unreadable) skipped",
        ].compactMap(\.self)
        let age = summary.status.lastSuccess.map { Age.text(since: $0, now: now) }
        let synced = summary.book.directory == nil ? nil : age.map { "synced \($0)" } ?? "never synced"
        // Where there is room for one, the problem is it.
        return StyledText(marks.joined(separator: " ") + (synced == nil || marks.isEmpty ? "" : "  "), .warning)
            + StyledText(synced ?? "", .muted)
    }

    private static func sign(of summary: BookSummary, _ state: BooksState) -> SafeText {
        let name = summary.book.name
        if state.withheld.contains(name) || state.failures[name] != nil { return "!" }
        let edits = summary.edits
        let unsettled = UnsettledState(
            hasConflict: edits.conflicts > 0, isRefused: edits.refused > 0, isPending: edits.waiting > 0)
        return unsettled.map { SafeText($0.sign) } ?? " "
    }
}
