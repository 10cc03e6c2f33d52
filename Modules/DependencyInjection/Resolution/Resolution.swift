/// What one call of `resolve` shares: the instances of graph scope. It ends with the call, so they cannot pile up.
@usableFromInline
struct Resolution {
    private var instances: [ObjectIdentifier: AnyObject] = [:]

    @usableFromInline
    init() {}

    /// The instance that `owner` made in this resolution, made now if it is the first.
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
