package import ListFeature
internal import Models
internal import Persistence
internal import PhotoScreens
internal import ScreenKit
package import TerminalUI

/// The list of contacts, drawn from its state: the search where there is one, and the rows, or why there are none.
package struct ListView: View {
    /// The name of the rows' mouse targets; the index is the row in the query.
    package static let target = "contact"

    private let state: ListState
    private let window: ListWindow
    private let editor: LineEditor?
    private let isFocused: Bool
    private let pictures: [Int: Picture]?

    /// - Parameters:
    ///   - window: which rows are seen; those that the state has not read are blank.
    ///   - editor: the search while it is typed.
    package init(_ state: ListState, window: ListWindow, editor: LineEditor? = nil, isFocused: Bool = true) {
        self.init(state, window: window, editor: editor, isFocused: isFocused, pictures: nil)
    }

    /// - Parameter pictures: those of the rows that are seen, by the row's number in the query; nil for none at all.
    init(
        _ state: ListState, window: ListWindow, editor: LineEditor?, isFocused: Bool, pictures: [Int: Picture]?
    ) {
        self.pictures = pictures
        self.state = state
        self.window = window
        self.editor = editor
        self.isFocused = isFocused
    }

    /// The rows that contacts have in an area of so many.
    package static func contactRows(in rows: Int, state: ListState, isTyping: Bool) -> Int {
        isTyping || !state.searchText.isEmpty ? max(0, rows - 1) : rows
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let contacts = Self.contactRows(in: area.rows, state: state, isTyping: editor != nil)
        let list = Rect(
            column: area.column, row: area.endRow - contacts, columns: area.columns, rows: contacts)
        drawContacts(on: &canvas, in: list)
        // After the list, so that the cursor stands where is typed.
        if contacts < area.rows { drawSearch(on: &canvas, in: area.row(at: 0)) }
    }

    private func drawSearch(on canvas: inout Canvas, in area: Rect) {
        let prompt = StyledText([.init(" / ", .key)])
        guard let editor else {
            let kept = prompt + StyledText(state.searchText, .match) + StyledText("   Esc clear", .hint)
            return canvas.write(kept, in: area)
        }
        InputField(editor, prompt: prompt, placeholder: "name, e-mail, phone, organization…").draw(
            on: &canvas, in: area)
    }

    private func drawContacts(on canvas: inout Canvas, in area: Rect) {
        switch state.phase {
        case .loading: MessageView("Loading…", .muted).draw(on: &canvas, in: area)
        case .content: drawRows(on: &canvas, in: area)
        case .failed where !state.rows.isEmpty: drawRows(on: &canvas, in: area)
        case .failed(let failure):
            MessageView(failure, advice: "Press r to reload.").draw(on: &canvas, in: area)
        case .empty: MessageView(emptyHeadline, lines: emptyAdvice).draw(on: &canvas, in: area)
        case .noMatch: MessageView(noMatchHeadline, lines: [noMatchAdvice]).draw(on: &canvas, in: area)
        }
    }

    private func drawRows(on canvas: inout Canvas, in area: Rect) {
        let (state, selection) = (state, window.selection)
        let pictures = area.columns < Self.columnsForPictures ? nil : pictures
        List(window, isFocused: isFocused, target: Self.target) { index in
            let place = index - state.offset
            guard state.rows.indices.contains(place) else { return EmptyView() }
            let row = state.rows[place]
            return ContactRowView(
                row: row, isSelected: index == selection, isMarked: state.isMarked(row, at: index),
                isRefused: state.refused.contains(row.id), book: state.showsBooks ? row.book : nil,
                isTwin: state.showsBooks && Self.hasTwin(state.rows, at: place),
                picture: pictures?[index])
        }.draw(on: &canvas, in: area)
    }

    /// True if the row beside it says the same. Rows of one name stand together where they are ordered by names.
    private static func hasTwin(_ rows: [ContactRow], at place: Int) -> Bool {
        [place - 1, place + 1].contains { other in
            rows.indices.contains(other) && rows[other].name == rows[place].name
                && rows[other].subtitle == rows[place].subtitle
        }
    }

    /// If there is little room, names take precedence.
    static let columnsForPictures = 36

    private var emptyHeadline: String {
        if let book = state.activity?.book { return "Reading the contacts of \(book)…" }
        return state.query.book.map { "The address book \($0) has no contacts." } ?? "No contacts yet."
    }

    private var emptyAdvice: [String] {
        if state.activity != nil { return [] }
        if state.canRefresh { return ["Press r to refresh it from its directory."] }
        return state.canCreate
            ? ["Press n to add one, b to add an address book."]
            : ["No address book for new contacts yet.", "Press n to add a local one, b to add one with a directory."]
    }

    private var noMatchHeadline: String {
        if state.searchText.isEmpty { return "No favorites yet." }
        // Somebody may have pasted a page.
        let words = SafeText(state.searchText, columns: 40).truncated(toWidth: 40)
        return "No \(state.query.favoritesOnly ? "favorite" : "contact") matches \"\(words)\"."
    }

    private var noMatchAdvice: String {
        let advice = [
            state.searchText.isEmpty
                ? "Press f to add the selected contact, F for all contacts." : "Press Esc to clear the search.",
            state.query.favoritesOnly ? "Press F for all contacts." : nil,
        ]
        return advice.compactMap { $0 }.joined(separator: " ")
    }
}
