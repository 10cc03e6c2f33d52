/// Says that a factory's parameter means a named service.
///
/// It stands beside the factory and not in its parameter types, so that an initializer that knows nothing of names can
/// be handed over: `register(Pictures.self, dependencies: [.named(.disk, (any Cache).self)], Pictures.init)`. Names for two
/// parameters of the same type are given in the order of the parameters. `build()` reports a name that no parameter
/// takes.
@usableFromInline
package struct NamedNeed: Sendable {
    let key: ServiceKey

    /// The service may also be wrapped in the parameter, as an optional or in a `Provider`.
    package static func named<Service: Sendable>(_ name: ServiceName, _ service: Service.Type) -> NamedNeed {
        NamedNeed(key: ServiceKey(service, name))
    }
}
