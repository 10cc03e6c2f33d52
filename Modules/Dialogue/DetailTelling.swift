internal import DetailFeature
internal import DialogueConsole
internal import Interaction
internal import Models
internal import TerminalUI

/// A contact as lines.
struct DetailTelling {
    let lines: [String]

    init(_ state: DetailState) {
        lines =
            switch state.phase {
            case .loading: []
            case .gone: ["This contact is no longer in the address book."]
            case .failed(let failure): [failure.text]
            case .content(let content): Self.lines(of: content, state.delivery)
            }
    }

    private static func lines(of content: DetailContent, _ delivery: DetailState.Delivery) -> [String] {
        let contact = content.contact
        let title = SafeText(shownName: content.title).string + (contact.isFavorite ? ", favorite" : "")
        return [title] + [content.subtitle, delivery.spoken].compactMap(\.self) + content.fields.flatMap(lines)
            + [contact.card.photo == nil ? nil : "Photo: yes", "In \(contact.book), id \(contact.id.text)"]
            .compactMap(\.self)
    }

    /// Further lines of a text are told from what the app says itself.
    private static func lines(of field: DetailField) -> [String] {
        let label = field.label.map { ", \($0)" } ?? ""
        let lines = SafeText(field.text + label, lineBreaks: .kept).string
            .split(separator: "\n", omittingEmptySubsequences: false)
        return ["\(field.name): \(lines.first ?? "")"] + lines.dropFirst().map { $0.isEmpty ? "" : "  \($0)" }
    }
}
