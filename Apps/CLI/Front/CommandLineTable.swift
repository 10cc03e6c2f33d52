internal import ArgumentParsing
internal import BookCommands
internal import ChangeCommands
internal import CommandKit
internal import ContactCommands
internal import PhotoCommands
internal import UpkeepCommands

extension CommandTable {
    /// All of `kith`'s commands and the options that stand anywhere.
    @MainActor static let kith = CommandTable(
        CommandDefinition(
            "kith", "Contacts for people who live in a terminal",
            discussion: """
                Every command reads the address books on this machine, so it is fast and works offline. CONTACT \
                is an id, the start of one (four characters or more), or words that match exactly one contact.
                """,
            options: [
                .value(.book, short: "b", "BOOK", "Only this address book", kind: .name(of: .book)),
                .flag(.offline, "Send no requests"),
                .value(.color, "WHEN", "Whether to use color", kind: .choice(["auto", "always", "never"])),
                .flag(.quiet, short: "q", "Print no notes and no progress on stderr"),
                .flag(.verbose, short: "v", "Log each request and response on stderr"),
                .value(.home, "DIR", "Keep everything in one folder", kind: .folder),
                .flag(.noPager, "Don't use a pager for long output"),
            ],
            exclusiveOptions: [["quiet", "verbose"]],
            subcommands: [
                ListCommand.definition, ShowCommand.definition, NewCommand.definition, EditCommand.definition,
                FavoriteCommand.definition, UnfavoriteCommand.definition, DeleteCommand.definition,
                UndoCommand.definition, RedoCommand.definition, TrashCommand.definition, PhotoCommand.definition,
                EmailCommand.definition,
                CallCommand.definition, MessageCommand.definition, QueryCommand.definition, BookCommand.definition,
                SyncCommand.definition, OutboxCommand.definition, ConflictsCommand.definition, CacheCommand.definition,
                ConfigCommand.definition,
                BackupCommand.definition, RestoreCommand.definition, DoctorCommand.definition, KeysCommand.definition,
                GraphCommand.definition,
                CompletionsCommand.definition,
                CompleteCommand.definition, ManualCommand.definition,
            ]),
        topics: [.json, .search, .exitCodes])
}
