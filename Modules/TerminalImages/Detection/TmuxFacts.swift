/// What tmux says of itself and of the terminal around it. Kith never changes a setting of tmux.
package struct TmuxFacts: Sendable, Hashable {
    /// The option allow-passthrough, which is off unless a person set it.
    package let allowsPassthrough: Bool
    /// The outer terminal's answer to XTVERSION, empty where it gave none.
    package let outerVersion: String
    /// The outer terminal's TERM.
    package let outerName: String

    /// The command whose answer ``init(answer:)`` takes; it needs TMUX in its environment, and takes a few ms.
    package static let question = [
        "tmux", "display-message", "-p", "#{allow-passthrough}\t#{client_termtype}\t#{client_termname}",
    ]

    /// Nil for an answer in another form, as of a tmux that was gone.
    package init?(answer: String) {
        let line = answer.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3 else { return nil }
        // A flag before tmux 3.4, then off, on or all.
        allowsPassthrough = ["1", "on", "all"].contains(fields[0])
        outerVersion = fields[1]
        outerName = fields[2]
    }
}
