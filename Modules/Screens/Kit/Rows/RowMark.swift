package import TerminalUI

extension StyledText {
    /// What stands at the beginning of a row: that it is selected, and a sign of its own.
    package static func rowMark(isSelected: Bool, _ sign: SafeText = " ", _ role: Role = .accent) -> StyledText {
        StyledText([.init(isSelected ? "> " : "  ", .title), .init(sign, role), .init(" ")])
    }
}
