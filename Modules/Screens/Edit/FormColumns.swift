internal import EditFeature
internal import TerminalUI

/// Column layout of a form's lines.
struct FormColumns: Sendable, Hashable {
    /// Name and label stand above their value.
    let isNarrow: Bool
    let name: Int
    /// 0 where no value has a label.
    let label: Int
    /// First column of the values, after their bracket.
    let start: Int
    /// Of a value, between its brackets.
    let value: Int

    /// Longer lines are hard to read.
    private static let widest = 80
    /// Longer labels are cut, so that they leave room for the values.
    private static let widestLabel = 16

    init(_ state: EditState, columns: Int) {
        isNarrow = columns < 56
        // Behind a name there is room for the sign of a change.
        name = 1 + (state.fields.map { SafeText($0.name).displayWidth }.max() ?? 0)
        let labels = state.fields.flatMap { $0.values.compactMap(\.label) }.map { SafeText($0).displayWidth }
        label = min(labels.max() ?? 0, Self.widestLabel)
        start = isNarrow ? 3 : 2 + name + (label > 0 ? label + 1 : 0) + 2
        value = max(1, min(columns - start - 1, Self.widest))
    }

    /// Width of a long text's rows: the cursor may be after the last character.
    var text: Int { max(1, value - 1) }
}
