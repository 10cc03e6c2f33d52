internal import ArgumentParsing

extension CommandTable {
    /// The command line of `kith-tui`.
    static let kithTUI = CommandTable(
        CommandDefinition(
            "kith-tui", "Contacts on the whole screen",
            discussion: """
                Opens the address books on this machine; with WORDS, those contacts that match. Press ? in the app for \
                its keys.

                With --plain, ACCESSIBLE=1 or TERM=dumb it is a dialogue line by line, for screen readers and simple \
                terminals, in which all the same can be done. ? and Enter tells there what can be typed.
                """,
            arguments: [ArgumentDefinition(.words, "What to look for at first", count: .any)],
            options: [
                .value(.book, short: "b", "BOOK", "Only this address book", kind: .named("book")),
                .flag(.offline, "Send no request"),
                .flag(.plain, "A dialogue line by line instead of a screen"),
                .value(.home, "DIR", "Keep everything in one folder", kind: .folder),
            ],
            examples: [
                .init("kith-tui", "everybody"),
                .init("kith-tui --book demo leia", "one contact of one book"),
            ]),
        topics: [.keys, .dialogue])
}
