/// What a person asked for when they started the app.
struct LaunchRequest: Sendable, Hashable {
    /// The only book to be listed; nil for all.
    var book: String?
    /// What to look for at first; empty for everybody.
    var search = ""
}
