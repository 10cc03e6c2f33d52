package import ArgumentParsing
package import CommandLineStreams

/// One command of `kith`. What it needs comes through its initializer; the composition root makes it.
@MainActor
package protocol Command {
    /// Definition of the command; feeds parsing, help, completions and man pages.
    static var definition: CommandDefinition { get }

    /// Does what the arguments ask for and says how the front ends. Output goes to the ``Output`` the command was made
    /// with; errors are thrown, and told by the front.
    func run(_ arguments: ParsedCommand) async throws -> ExitCode
}
