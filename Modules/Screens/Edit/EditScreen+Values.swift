internal import EditFeature
internal import Interaction
internal import Models
internal import TerminalUI

/// Actions on whole values: add, remove, label.
extension EditScreen {
    /// An empty place that is there already will do.
    func addValue() {
        guard let field = place?.field, let values = state.fields.first(where: { $0.field == field })?.values else {
            return
        }
        if let last = values.last, last.text.nonBlank != nil { viewModel.addValue(to: field) }
        let count = state.fields.first { $0.field == field }?.values.count ?? 1
        focus(on: .value(field, count - 1))
    }

    func removeValue() {
        guard case .value(let field, let index) = place else { return }
        viewModel.removeValue(of: field, at: index)
        let count = state.fields.first { $0.field == field }?.values.count ?? 1
        focus(on: .value(field, min(index, count - 1)))
    }

    /// One of the usual labels, none, or one of the user's own.
    func chooseLabel() {
        guard let place, let value = state.value(at: place), let field = state.field(at: place)?.field else { return }
        let usual = field.usualLabels
        guard !usual.isEmpty else { return askLabel(of: place, now: value.label) }
        let own = value.label.map { usual.contains($0) ? [] : [$0] } ?? []
        let labels = usual + own
        let rows =
            labels.map { Chooser.Row($0, isCurrent: $0 == value.label) } + [
                Chooser.Row("none", isCurrent: value.label == nil), Chooser.Row("other…"),
            ]
        dialogs.choose(
            Chooser("Label of this \(field.displayName.lowercased())", rows) { [weak self] index in
                switch index {
                case labels.count: self?.setLabel(nil, at: place)
                case labels.count + 1: self?.askLabel(of: place, now: value.label)
                default: self?.setLabel(labels[index], at: place)
                }
            })
    }

    private func askLabel(of place: FormPlace, now label: String?) {
        let title = place.field == .attribute ? "Name of this attribute" : "Label"
        dialogs.ask(
            Prompt(title, text: label ?? "") { [weak self] text in
                if let text { self?.setLabel(text.trimmed.nonBlank, at: place) }
            })
    }

    private func setLabel(_ label: String?, at place: FormPlace) {
        guard case .value(let field, let index) = place else { return }
        viewModel.setLabel(label, of: field, at: index)
    }
}
