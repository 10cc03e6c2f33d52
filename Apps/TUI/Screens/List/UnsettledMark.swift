internal import TerminalUI

/// What stands behind a name whose contact is not settled between here and its directory.
struct UnsettledMark {
    let hasConflict: Bool
    let isPending: Bool
    /// Its directory refuses the change: waiting alone does not help.
    let isRefused: Bool

    var text: StyledText {
        if hasConflict { return StyledText(" !", .warning) }
        if isRefused { return StyledText(" ✗", .warning) }
        return isPending ? StyledText(" ✎", .muted) : StyledText([])
    }
}
