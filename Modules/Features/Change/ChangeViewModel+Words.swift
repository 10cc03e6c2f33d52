package import Models
internal import Persistence

extension ChangeViewModel {
    /// Description of a failed change: "\"Leia\" was not deleted", "3 contacts were not deleted".
    package func unmade(_ verb: String, _ ids: [ContactID]) -> String {
        guard ids.count == 1, let id = ids.first else { return "couldn't \(verb) \(ids.count.counted("contact"))" }
        let name = (try? store.read { try $0.contact(id) })?.card.displayName.nonBlank
        return "couldn't \(verb) \(name ?? "the contact")"
    }
}
