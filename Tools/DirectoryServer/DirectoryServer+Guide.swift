extension DirectoryServer {
    /// Startup message of the server: its address, and how a book of each kind is connected.
    package var guide: String {
        let books = [
            ("friends", "contacts-api"), ("rebels", "star-wars"), ("orgs", "github-organizations"),
            ("launches", "spacex-launches"),
        ]
        let commands = books.map { "  kith book add \($0.0) --directory \($0.1) --url \(address)\n" }
        return """
            Four directories answer at \(address). Connect a book to each, and fetch them:

            \(commands.joined())  kith sync

            `Tools/run ARGS` stands for kith where it is not installed. Ctrl-C ends the server and forgets its contacts.

            """
    }
}
