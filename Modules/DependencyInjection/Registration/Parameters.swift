/// The parameter types of a factory, and the names given for some of them.
///
/// They become needs once the whole graph is known. Checking whether a type is a wrapper such as `Provider` searches
/// every conformance in the program, so only unregistered types are checked.
@usableFromInline
struct Parameters: Sendable {
    private var types: [any Any.Type] = []
    private let names: [NamedNeed]

    @usableFromInline
    init<each Parameter>(_ parameters: repeat (each Parameter).Type, named names: [NamedNeed]) {
        self.names = names
        for parameter in repeat each parameters {
            types.append(parameter)
        }
    }

    /// The needs, and the names that no parameter uses. A name applies to the first unnamed parameter of its type.
    func needs(isRegistered: (any Any.Type) -> Bool) -> (needs: [Need], unusedNames: [NamedNeed]) {
        var unusedNames = names
        let needs = types.map { type in
            let wrapper = isRegistered(type) ? nil : type as? any WrappedNeed.Type
            let service = wrapper?.service ?? type
            let kind = wrapper?.kind ?? .service
            let index = kind == .every ? nil : unusedNames.firstIndex { $0.key.type == service }
            let name = index.flatMap { unusedNames.remove(at: $0).key.name }
            return Need(key: ServiceKey(service, name), kind: kind)
        }
        return (needs, unusedNames)
    }
}
