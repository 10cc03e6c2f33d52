// Unconditional, since a conditional conformance cannot depend on a marker protocol such as Sendable. `register`
// requires Sendable of every parameter.
extension Optional: WrappedNeed {
    static var kind: Need.Kind { .optional }
    static var service: any Any.Type { Wrapped.self }

    static func node(for key: ServiceKey, linkedBy linker: Linker) -> any Linked {
        guard let make = linker.making(Wrapped.self, forKey: key) else { return Node<Wrapped?> { _ in nil } }
        return Node<Wrapped?> { (resolution: inout Resolution) throws(ContainerError) in
            try make(&resolution)
        }
    }
}
