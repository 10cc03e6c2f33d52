/// How long an instance is shared.
@usableFromInline
package enum Scope: String, Sendable, CaseIterable {
    /// A new one for everybody who needs one.
    case transient
    /// One for each call of `resolve`, of a provider or of a maker: what is made in that call shares it.
    case graph
    /// One for as long as somebody holds it. It must be an instance of a class.
    case weak
    /// One for the container, made at the first use, exactly once even when threads race for it.
    case singleton

    /// Whether the container keeps the instance, so that a child inherits the instance and not the recipe.
    var isHeld: Bool {
        self == .singleton || self == .weak
    }
}
