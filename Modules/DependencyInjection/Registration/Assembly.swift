/// A group of registrations that belong together, such as everything about persistence.
package protocol Assembly {
    /// Registers the group. It may be called for several builders.
    func assemble(into builder: ContainerBuilder)
}
