/// A command line that matches its definitions: every value is among its choices and every number in its range.
///
/// Query only names that the command or one above it defines.
package struct ParsedCommand: Sendable, Hashable {
    /// The command's names from below the root, never aliases, including the default subcommand; empty for a program
    /// without commands.
    package let path: [String]
    /// Everything except options and the command's names, in order.
    package let words: [String]
    let flags: [String: Bool]
    let optionValues: [String: [String]]
    let argumentValues: [String: [String]]

    /// The last of the command's names as a case of the type that its definition was made with.
    package func subcommand<Name: RawRepresentable<String>>(as type: Name.Type) -> Name {
        guard let name = path.last.flatMap(Name.init) else {
            preconditionFailure("\(path) does not end with a \(type)")
        }
        return name
    }

    /// True if the flag is given and not negated later.
    package func flag(_ name: OptionName<FlagOption>) -> Bool { flags[name.long] ?? false }

    /// A negatable flag: true for `--NAME`, false for `--no-NAME`, nil for neither.
    package func setting(_ name: OptionName<FlagOption>) -> Bool? { flags[name.long] }

    /// The value of an option, the last one if repeated; nil if it is not given.
    package func value(_ name: OptionName<ValueOption>) -> String? { optionValues[name.long]?.last }

    /// The values of a repeated option, in order.
    package func values(_ name: OptionName<ValueOption>) -> [String] { optionValues[name.long] ?? [] }

    /// The value of an option of kind `.integer`; nil if it is not given.
    package func integer(_ name: OptionName<ValueOption>) -> Int? { value(name).flatMap { Int($0) } }

    /// The values of an option of kind `.choices`; nil if it is not given.
    package func choices(_ name: OptionName<ValueOption>) -> [String]? {
        value(name).map { $0.split(separator: ",").map(String.init) }
    }

    /// The word of an argument, the first if it takes several; nil if there is none.
    package func argument(_ name: ArgumentName) -> String? { argumentValues[name.text]?.first }

    /// The words of an argument, in order.
    package func arguments(_ name: ArgumentName) -> [String] { argumentValues[name.text] ?? [] }
}
