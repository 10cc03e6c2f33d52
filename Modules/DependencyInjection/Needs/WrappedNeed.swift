/// A parameter type that requests something other than the one service of that type.
protocol WrappedNeed {
    static var kind: Need.Kind { get }
    static var service: any Any.Type { get }
    /// Makes a node of this type.
    static func node(for key: ServiceKey, linkedBy linker: Linker) -> any Linked
}
