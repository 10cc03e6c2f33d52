/// What a command line asks for.
package enum ParseResult: Sendable, Hashable {
    /// Running a command.
    case command(ParsedCommand)
    /// Help, which stands before every fault of the line except an unknown command.
    case help(HelpRequest)
    /// The version.
    case version
}

/// What help is asked about.
package enum HelpRequest: Sendable, Hashable {
    /// A command by the names of its path, never aliases; empty for the program.
    case command([String])
    /// A topic by its name.
    case topic(String)
}
