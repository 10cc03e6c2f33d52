internal import Models
internal import TerminalUI

extension SafeText {
    /// A contact's name where the user reads it: never nothing, also when all of it is invisible.
    ///
    /// - Parameter columns: how many may be seen; nil for all of it.
    package init(shownName name: String, columns: Int? = nil) {
        guard name.isVisible else {
            self = SafeText(ContactCard.noName)
            return
        }
        self = columns.map { SafeText(name, columns: $0) } ?? SafeText(name)
    }
}
