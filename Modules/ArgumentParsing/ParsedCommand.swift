/// A command line that fits its definitions: every value is among its choices and every number in its range.
///
/// Ask only for what the command or one above it defines.
package struct ParsedCommand: Sendable, Hashable {
    /// The names of the command from below the root, never aliases, the default subcommand included; empty
    /// for a program without commands.
    package let path: [String]
    /// Everything besides options and the command's names, in order.
    package let words: [String]
    let flags: [String: Bool]
    let optionValues: [String: [String]]
    let argumentValues: [String: [String]]

    /// Whether a flag was given, and not negated after that.
    package func flag(_ long: String) -> Bool { flags[long] ?? false }

    /// A negatable flag: true for `--NAME`, false for `--no-NAME`, nil for neither.
    package func setting(_ long: String) -> Bool? { flags[long] }

    /// The value of an option, the last one where it was given again; nil where it was not given.
    package func value(_ long: String) -> String? { optionValues[long]?.last }

    /// The values of a repeated option in order.
    package func values(_ long: String) -> [String] { optionValues[long] ?? [] }

    /// The value of an option of the kind `.integer`; nil where it was not given.
    package func integer(_ long: String) -> Int? { value(long).flatMap { Int($0) } }

    /// The value of an option of the kind `.choices`, taken apart; nil where it was not given.
    package func choices(_ long: String) -> [String]? {
        value(long).map { $0.split(separator: ",").map(String.init) }
    }

    /// The word of an argument, the first where it takes several; nil where there is none.
    package func argument(_ name: String) -> String? { argumentValues[name]?.first }

    /// The words of an argument in order.
    package func arguments(_ name: String) -> [String] { argumentValues[name] ?? [] }
}
