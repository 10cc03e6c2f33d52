/// The nodes that supply a factory's parameters, in order.
///
/// It is an array with a position rather than a tuple of typed nodes: the runtime would look up the tuple's type at
/// each use, which takes a quarter of the time of resolving.
@usableFromInline
struct Links: Sendable {
    @usableFromInline let nodes: [any Linked]

    /// `nodes` must hold a `Node<Parameter>` for each parameter, in order.
    fileprivate init(_ nodes: [any Linked]) {
        self.nodes = nodes
    }

    @inlinable @inline(__always)
    func make<Parameter>(
        _ parameter: Parameter.Type, at position: inout Int, in resolution: inout Resolution
    ) throws(ContainerError) -> Parameter {
        defer { position += 1 }
        // The initializer's only caller, below, made the nodes from the same list of parameters.
        return try unsafeDowncast(nodes[position], to: Node<Parameter>.self).make(&resolution)
    }
}

extension Linker {
    @usableFromInline
    func links<each Parameter>(for parameters: repeat (each Parameter).Type, of registration: Registration) -> Links {
        var nodes: [any Linked] = []
        for parameter in repeat each parameters {
            nodes.append(node(parameter, for: registration.needs[nodes.count]))
        }
        return Links(nodes)
    }
}
