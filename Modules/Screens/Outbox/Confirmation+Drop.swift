internal import Models
package import OutboxFeature
internal import Persistence
package import ScreenKit
internal import TerminalUI

extension Confirmation {
    /// Whether a change is given up.
    package init(givingUp drop: OutboxState.Drop, answer: @escaping @MainActor (Bool) -> Void) {
        let name = drop.name.isVisible ? drop.name.quoted : ContactCard.namelessContact
        self.init(
            "Give up the change of \(name)?", explanation: Self.explanation(of: drop), yes: "Give up", no: "Keep",
            answer: answer)
    }

    private static func explanation(of drop: OutboxState.Drop) -> String {
        switch drop.operation {
        case .create: "No directory knows this contact yet: it goes to the trash."
        case .delete: "The contact comes back."
        case .update:
            "As the directory has it again: \(drop.fields.map(\.displayName).joined(separator: ", "))."
        }
    }
}
