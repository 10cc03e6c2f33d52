/// A role that a person can fill with one of the named services.
@usableFromInline
struct Slot: Sendable {
    let name: String
    let defaultName: ServiceName
    /// The selection's choice and its source; nil for the default.
    var choice: Selection.Choice?

    var chosen: ServiceName {
        choice.map { ServiceName($0.name) } ?? defaultName
    }
}
