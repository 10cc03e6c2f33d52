/// The lifetime of a shared instance.
@usableFromInline
package enum Scope: String, Sendable, CaseIterable {
    /// A new instance for each dependent.
    case transient
    /// One instance per call of `resolve`, of a provider or of a maker, shared by everything made in that call.
    case graph
    /// One instance as long as something holds it. It must be an instance of a class.
    case weak
    /// One instance per container, made at the first use, exactly once even if threads race.
    case singleton

    /// True if the container keeps the instance, so that a child inherits the instance rather than the recipe.
    var isHeld: Bool {
        self == .singleton || self == .weak
    }
}
