internal import Models
internal import TerminalUI

/// Mark after the name of a contact with an unsettled state.
struct UnsettledMark {
    let hasConflict: Bool
    let isPending: Bool
    /// Its directory refuses the change: waiting alone does not help.
    let isRefused: Bool

    var text: StyledText {
        guard let state = UnsettledState(hasConflict: hasConflict, isRefused: isRefused, isPending: isPending) else {
            return StyledText([])
        }
        return StyledText(SafeText(" " + state.sign), state == .pending ? .muted : .warning)
    }
}
