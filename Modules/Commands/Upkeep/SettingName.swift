internal import ArgumentParsing
internal import CommandLineErrors
internal import CommandLineStreams
internal import Configuration
internal import KithSettings
internal import Models

/// The name of a setting that the user gives, or that stands in a file.
struct SettingName {
    let key: ConfigKey

    /// Throws a ``CommandError`` for what is no name.
    init(_ text: String) throws {
        do throws(ConfigurationError) {
            key = try ConfigKey(text)
        } catch {
            throw CommandError(
                kind: "usage", "\(text.quoted) is not the name of a setting", hint: error.hint, exitCode: .usage)
        }
    }

    init(_ key: ConfigKey) {
        self.key = key
    }

    /// Error in the name; nil if it is one of Kith's, or none that could be meant for one: other programs and
    /// later versions may keep theirs in the file. The slots of `use` are left to the composition, which knows them.
    var problem: CommandError? {
        let name = key.description
        guard key.section != "use", !Settings.names.contains(name) else { return nil }
        let nearest = Suggestions.nearest(to: name, among: Settings.names)
        let siblings = Settings.names.filter { $0.hasPrefix(key.section + ".") }
        guard !nearest.isEmpty || !siblings.isEmpty else { return nil }
        let question = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
        return CommandError(
            kind: "usage", "there is no setting \(name.quoted)\(question)",
            hint: siblings.isEmpty ? nil : "Settings: \(siblings.joined(separator: ", ")).", exitCode: .usage)
    }
}
