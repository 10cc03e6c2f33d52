package import TerminalUI

extension StyledText {
    /// Leading marks of a row: the selection, and a sign of its own.
    package static func rowMark(isSelected: Bool, _ sign: SafeText = " ", _ role: Role = .accent) -> StyledText {
        StyledText([.init(isSelected ? "> " : "  ", .title), .init(sign, role), .init(" ")])
    }
}
