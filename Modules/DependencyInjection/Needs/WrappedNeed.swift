/// A parameter type that asks for something else than the one service of that type.
protocol WrappedNeed {
    static var kind: Need.Kind { get }
    static var service: any Any.Type { get }
    /// A node of this very type.
    static func node(for key: ServiceKey, linkedBy linker: Linker) -> any Linked
}
