/// tmux's facts about itself and its outer terminal. Kith never changes tmux settings.
package struct TmuxFacts: Sendable, Hashable {
    /// The option allow-passthrough, off by default.
    package let allowsPassthrough: Bool
    /// The outer terminal's reply to XTVERSION; empty without one.
    package let outerVersion: String
    /// The outer terminal's TERM.
    package let outerName: String

    /// The command whose output ``init(answer:)`` parses. It needs TMUX in its environment, and takes a few ms.
    package static let question = [
        "tmux", "display-message", "-p", "#{allow-passthrough}\t#{client_termtype}\t#{client_termname}",
    ]

    /// Nil for output of any other form, such as from a tmux that has exited.
    package init?(answer: String) {
        let line = answer.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3 else { return nil }
        // A flag before tmux 3.4; off, on or all since.
        allowsPassthrough = ["1", "on", "all"].contains(fields[0])
        outerVersion = fields[1]
        outerName = fields[2]
    }
}
