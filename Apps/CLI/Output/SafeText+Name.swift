internal import Models
internal import TerminalUI

extension SafeText {
    /// A contact's name where a person reads it: never nothing, also when all of it is invisible.
    init(shownName name: String) {
        self = name.isVisible ? SafeText(name) : SafeText(ContactCard.noName)
    }
}
