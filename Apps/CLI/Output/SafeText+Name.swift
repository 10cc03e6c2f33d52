internal import Models
internal import TerminalUI

extension SafeText {
    /// A contact's name where a person reads it: never nothing, also when all of it is invisible.
    init(shownName name: String) {
        let text = SafeText(name)
        self = text.displayWidth == 0 || text.string.nonBlank == nil ? "(no name)" : text
    }
}
