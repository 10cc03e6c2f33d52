/// One registration as data, and the recipe that links it once the whole graph is valid.
@usableFromInline
struct Registration: Sendable {
    /// Makes the typed node. It receives the registration because a slot's need is known only at that time.
    @usableFromInline
    typealias Link = @Sendable (Registration, Linker) -> any Linked

    @usableFromInline
    enum Kind: Sendable {
        case service
        /// Resolves its dependencies at each call of the maker, so it captures nothing.
        case maker
        /// Stands for one of the named services of its type.
        case slot(Slot)
    }

    let key: ServiceKey
    let scope: Scope
    /// The implementing type, if the registration states it.
    var implementation: (any Any.Type)?
    var kind = Kind.service
    /// Nil for a slot, whose only need is its choice.
    var parameters: Parameters?
    /// Set when the graph is assembled, like the names that no parameter uses.
    var needs: [Need] = []
    var unusedNames: [NamedNeed] = []
    let overrides: Bool
    let place: SourcePlace
    let link: Link

    var slot: Slot? {
        if case .slot(let slot) = kind { slot } else { nil }
    }

    var isMaker: Bool {
        if case .maker = kind { true } else { false }
    }
}
