/// The request of a command line.
package enum ParseResult: Sendable, Hashable {
    /// Run a command.
    case command(ParsedCommand)
    /// Show help. It takes precedence over every error except an unknown command.
    case help(HelpRequest)
    /// Show the version.
    case version
}

/// The subject of a help request.
package enum HelpRequest: Sendable, Hashable {
    /// A command by the names on its path, never aliases; empty for the program.
    case command([String])
    /// A topic by its name.
    case topic(String)
}
