internal import DetailFeature
internal import Models
internal import Persistence
internal import ScreenKit
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
    /// What has to be known before the fields are believed, as a sentence; nil for nothing.
    var spoken: String? {
        switch self {
        case .settled: nil
        case .waiting: "Saved here, not sent yet."
        case .refused(let messages): "Refused by the directory: \(messages.joined(separator: "; ")). e corrects it."
        case .conflict: "In conflict: changed here and in the directory. ! settles that."
        }
    }
}
