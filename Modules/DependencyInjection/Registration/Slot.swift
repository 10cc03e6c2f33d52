/// A role that the user can fill with one of the names that all of its services are registered under.
@usableFromInline
struct Slot: Sendable {
    let name: String
    let defaultName: ServiceName
    /// The unnamed services that stand for the chosen ones, in the order of the declaration.
    let services: [ServiceKey]
    /// The selection's choice and its source; nil for the default.
    var choice: Selection.Choice?

    var chosen: ServiceName {
        choice.map { ServiceName($0.name) } ?? defaultName
    }
}
