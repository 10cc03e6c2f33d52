package import ContactActions
package import DetailFeature
internal import Interaction
package import Keys
package import Models
package import Navigation
package import Opening
package import PhotoScreens
internal import ScreenKit
package import TerminalUI

/// One contact on the terminal: its view model, and how far it is scrolled.
@MainActor
package final class DetailScreen: Screen {
    let viewModel: DetailViewModel
    let actions: ContactActions
    let newContact: NewContact
    let signal: SignalReceiver
    private let clipboard: Clipboard
    let photos: PhotoService
    private var size = Size(columns: 0, rows: 0)
    private var firstLine = 0
    private var notice: Status?
    /// The lines as they were laid out last, and of what.
    private var laidOut: (content: DetailContent, delivery: DetailState.Delivery, columns: Int, lines: DetailLines)?

    package init(
        viewModel: DetailViewModel, actions: ContactActions, newContact: NewContact,
        signal: @escaping SignalReceiver, clipboard: Clipboard, photos: PhotoService
    ) {
        self.viewModel = viewModel
        self.actions = actions
        self.newContact = newContact
        self.photos = photos
        self.signal = signal
        self.clipboard = clipboard
        viewModel.reload()
    }

    // MARK: - Presentation

    package let context = KeyContext.detail
    package var title: String { content?.title ?? "contact" }
    package var info: [String] { content.map { [$0.contact.book] } ?? [] }
    package var status: Status? { notice }

    package func layOut(in size: Size) {
        let isResized = size != self.size
        self.size = size
        photos.photoLoader.want([picture].compactMap { $0 }, by: self)
        if isResized { return showSelection() }
        // The contact may have become shorter.
        if let lines, size.rows > 0 { firstLine = min(firstLine, max(0, lines.lines.count - size.rows)) }
    }

    package func view(isFocused: Bool) -> any View {
        DetailView(
            viewModel.state, lines: lines, firstLine: firstLine, isFocused: isFocused,
            picture: picture.map(photos.photoLoader.picture))
    }

    package func close() { photos.photoLoader.forget(self) }

    package func live() async { await viewModel.followChanges() }

    // MARK: - Actions

    package func perform(_ action: Action) {
        switch action {
        case .down: step(1)
        case .up: step(-1)
        case .halfPageDown: scroll(by: max(1, size.rows / 2))
        case .halfPageUp: scroll(by: -max(1, size.rows / 2))
        case .pageDown: scroll(by: max(1, size.rows - 1))
        case .pageUp: scroll(by: -max(1, size.rows - 1))
        case .first: select(0)
        case .last: select(.max)
        case .copy: copy()
        case .refresh: viewModel.reload()
        case .back, .otherPane: viewModel.back()
        default: performOnContact(action)
        }
    }

    package func click(_ target: Canvas.Target) {
        if target.name == DetailView.target { select(target.index) }
    }

    package func scroll(by rows: Int) {
        guard let lines else { return }
        firstLine = max(0, min(firstLine + rows, lines.lines.count - size.rows))
        // The selection stays on a field that is seen.
        let seen = firstLine..<(firstLine + size.rows)
        let visible = lines.places.indices.filter { lines.places[$0].overlaps(seen) }
        guard let nearest = visible.min(by: { abs($0 - selection) < abs($1 - selection) }) else { return }
        viewModel.moveSelection(by: nearest - selection)
    }

    package func forgetNotice() { notice = nil }

    package func reload() { viewModel.reload() }

    // MARK: -

    private var selection: Int { viewModel.state.selection }

    /// The selected field; nil where there is none.
    var field: DetailField? {
        guard let content, content.fields.indices.contains(selection) else { return nil }
        return content.fields[selection]
    }

    /// The photo beside the fields, where there is room.
    private var picture: PhotoRequest? {
        guard let content, let place = DetailView.pictureArea(in: Rect(size)) else { return nil }
        return PhotoRequest(
            url: content.contact.card.photo?.url, name: content.title, columns: place.columns, rows: place.rows)
    }

    var content: DetailContent? {
        if case .content(let content) = viewModel.state.phase { content } else { nil }
    }

    var isFailed: Bool {
        if case .failed = viewModel.state.phase { true } else { false }
    }

    private var lines: DetailLines? {
        guard let content else { return nil }
        let delivery = viewModel.state.delivery
        let columns = DetailView.textArea(in: Rect(size)).columns
        if let laidOut, laidOut.content == content, laidOut.delivery == delivery, laidOut.columns == columns {
            return laidOut.lines
        }
        let lines = DetailLines(content, delivery: delivery, columns: columns)
        laidOut = (content, delivery, columns, lines)
        return lines
    }

    /// To the next field; within one that is longer than the screen, by a line.
    private func step(_ direction: Int) {
        guard let lines, lines.places.indices.contains(selection) else { return }
        let place = lines.places[selection]
        let isHidden = direction > 0 ? place.upperBound > firstLine + size.rows : place.lowerBound < firstLine
        if isHidden {
            firstLine += direction
        } else {
            let old = selection
            viewModel.moveSelection(by: direction)
            if selection == old { scrollToEdge(direction, lines) } else { showSelection() }
        }
    }

    /// Scrolls to lines before the first and after the last field, which cannot be selected.
    private func scrollToEdge(_ direction: Int, _ lines: DetailLines) {
        firstLine = direction < 0 ? 0 : max(0, lines.lines.count - size.rows)
    }

    private func select(_ field: Int) {
        viewModel.moveSelection(by: field == .max ? .max : field - selection)
        showSelection()
    }

    private func showSelection() {
        guard let lines else { return }
        guard lines.places.indices.contains(selection), size.rows > 0 else {
            firstLine = 0
            return
        }
        let place = lines.places[selection]
        firstLine = min(firstLine, max(0, lines.lines.count - size.rows))
        if place.upperBound > firstLine + size.rows { firstLine = place.upperBound - size.rows }
        if place.lowerBound < firstLine { firstLine = place.lowerBound }
        if selection == 0, place.upperBound <= size.rows { firstLine = 0 }
    }

    private func copy() {
        guard let field else { return }
        clipboard.copy(field.text)
        notice = Status(.note, "Copied \(field.text)")
    }
}
