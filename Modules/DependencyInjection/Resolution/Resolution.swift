/// The state of one call of `resolve`: the instances of graph scope. It ends with the call, so they cannot accumulate.
@usableFromInline
struct Resolution {
    private var instances: [ObjectIdentifier: AnyObject] = [:]

    @usableFromInline
    init() {}

    /// Returns the instance that `owner` made in this resolution, or makes it.
    mutating func instance<Service: Sendable>(
        of owner: AnyObject, make: Making<Service>
    ) throws(ContainerError) -> Service {
        if let box = instances[ObjectIdentifier(owner)] as? Box<Service> { return box.value }
        let value = try make(&self)
        instances[ObjectIdentifier(owner)] = Box(value)
        return value
    }
}

/// Holds a value by reference.
final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
