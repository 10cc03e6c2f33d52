/// One registration as data, and the recipe that links it once the whole graph is known to be sound.
@usableFromInline
struct Registration: Sendable {
    /// Makes the typed node. The registration is handed in because a slot's need is only known then.
    @usableFromInline
    typealias Link = @Sendable (Registration, Linker) -> any Linked

    @usableFromInline
    enum Kind: Sendable {
        case service
        /// Its needs are resolved each time that the maker is called, so it captures nothing.
        case maker
        /// Stands for one of the named services of its type.
        case slot(Slot)
    }

    let key: ServiceKey
    let scope: Scope
    /// The type that plays the role, when it was told.
    var implementation: (any Any.Type)?
    var kind = Kind.service
    /// Nil for a slot, whose need is what it chose.
    var parameters: Parameters?
    /// Set when the graph is put together, as are the names that no parameter takes.
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
