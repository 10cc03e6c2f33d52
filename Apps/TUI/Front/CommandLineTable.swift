internal import ArgumentParsing

extension CommandTable {
    /// The command line of `kith-tui`.
    static let kithTUI = CommandTable(
        CommandDefinition(
            "kith-tui", "Contacts in a full-screen terminal app",
            discussion: """
                Opens the address books on this machine; with WORDS, the contacts that match. Press ? in the app for \
                its keys.

                With --plain, ACCESSIBLE=1 or TERM=dumb it is a line-by-line dialogue for screen readers and simple \
                terminals, with the same functions. Type ? and Enter there for its commands.
                """,
            arguments: [ArgumentDefinition(.words, "Words to search for", count: .any)],
            options: [
                .value(.book, short: "b", "BOOK", "Only this address book", kind: .named("book")),
                .flag(.offline, "Send no requests"),
                .flag(.plain, "Use a line-by-line dialogue instead of the full screen"),
                .value(.home, "DIR", "Keep everything in one folder", kind: .folder),
            ],
            examples: [
                .init("kith-tui", "everybody"),
                .init("kith-tui --book demo leia", "one contact of one book"),
            ]),
        topics: [.keys, .dialogue])
}
