internal import DetailFeature
internal import Interaction
internal import Models
internal import Persistence
internal import TerminalUI

extension ContactRow {
    /// The row as a line: its name, what it belongs to, and as words what a list shows as signs.
    ///
    /// - Parameters:
    ///   - isRefused: its directory refuses a change of it.
    ///   - book: the book it stands in; nil where that needs no telling.
    func spoken(isRefused: Bool, book: String?) -> String {
        let state =
            UnsettledState(hasConflict: hasConflict, isRefused: isRefused, isPending: isPending)?.meaning
        let parts = [
            SafeText(shownName: name).string, subtitle, isFavorite ? "favorite" : nil, state, book.map { "in \($0)" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension DetailState.Delivery {
    /// Warnings to show before the fields, as sentences; nil for none.
    var spoken: String? {
        guard let words else { return nil }
        let begins = self == .conflict ? "In conflict: " : ""
        return ["\(begins)\(words).".sentence, nextStep].compactMap(\.self).joined(separator: " ")
    }
}
