/// The name of an option without a value.
package enum FlagOption: Sendable, Hashable {}

/// The name of an option with one or several values.
package enum ValueOption: Sendable, Hashable {}

/// The name of an option, declared once as a constant that both the command's definition and every lookup use, so that a
/// misspelled name, or a flag that is asked for a value, does not compile.
///
///     extension OptionName<FlagOption> {
///         static var json: Self { Self("json") }
///     }
package struct OptionName<Kind>: Sendable, Hashable {
    /// The name after two hyphens.
    package let long: String

    /// Creates a name. Only its declaration calls this.
    package init(_ long: String) { self.long = long }
}
