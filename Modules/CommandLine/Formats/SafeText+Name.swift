internal import Models
package import TerminalUI

extension SafeText {
    /// A contact's name where the user reads it: never nothing, also when all of it is invisible.
    package init(shownName name: String) {
        self = name.isVisible ? SafeText(name) : SafeText(ContactCard.noName)
    }
}
