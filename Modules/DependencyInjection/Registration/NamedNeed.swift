/// Declares that a factory's parameter refers to a named service.
///
/// It stands beside the factory rather than in its parameter types, so that an initializer that does not know names can
/// be passed: `register(Pictures.self, dependencies: [.named(.disk, (any Cache).self)], Pictures.init)`. Names for two
/// parameters of the same type are given in the order of the parameters. `build()` reports a name that no parameter
/// uses.
@usableFromInline
package struct NamedNeed: Sendable {
    let key: ServiceKey

    /// The parameter may also wrap the service, as an optional or in a `Provider`.
    package static func named<Service: Sendable>(_ name: ServiceName, _ service: Service.Type) -> NamedNeed {
        NamedNeed(key: ServiceKey(service, name))
    }
}
