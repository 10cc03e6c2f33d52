/// The needs that a factory's parameter types stand for.
@usableFromInline
struct Needs {
    private(set) var list: [Need] = []
    /// The given names that found no parameter.
    private(set) var unusedNames: [NamedNeed]

    /// Each given name goes to the first parameter of its type that has none yet.
    @usableFromInline
    init<each Parameter>(_ parameters: repeat (each Parameter).Type, named names: [NamedNeed]) {
        unusedNames = names
        for parameter in repeat each parameters {
            add(parameter)
        }
    }

    private mutating func add<Parameter>(_ parameter: Parameter.Type) {
        let wrapped = parameter as? any WrappedNeed.Type
        let service: any Any.Type = wrapped?.service ?? parameter
        let kind = wrapped?.kind ?? .service
        let index = kind == .every ? nil : unusedNames.firstIndex { $0.key.type == service }
        let name = index.flatMap { unusedNames.remove(at: $0).key.name }
        list.append(Need(key: ServiceKey(service, name), kind: kind))
    }
}
