internal import TerminalUI

/// What stands behind a name whose contact is not settled between here and its directory.
struct UnsettledMark {
    let hasConflict: Bool
    let isPending: Bool

    var text: StyledText {
        if hasConflict { return StyledText(" !", .warning) }
        return isPending ? StyledText(" ✎", .muted) : StyledText([])
    }
}
