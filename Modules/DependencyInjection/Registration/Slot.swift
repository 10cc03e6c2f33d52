/// A role that a person may fill from outside with one of the named services.
@usableFromInline
struct Slot: Sendable {
    let name: String
    let defaultName: ServiceName
    /// What was chosen, and by whom, when a selection chose.
    var choice: Selection.Choice?

    var chosen: ServiceName {
        choice.map { ServiceName($0.name) } ?? defaultName
    }
}
