package import Models
internal import Persistence

/// Reason a change is pending.
package struct OutboxCondition: Sendable, Hashable {
    /// In a few words.
    package let word: String
    /// The same in whole, with what to do next.
    package let sentence: String
    /// Waiting alone does not help.
    package let isBad: Bool
    /// One character, the same on every screen.
    package let sign: String

    package init(of row: OutboxState.Row, in state: OutboxState, now: Timestamp) {
        switch (row.conflict, row.entry?.state) {
        case (_?, _):
            self.init(
                "in conflict", "Both sides changed this contact. Press ! to resolve the conflict.", .conflict,
                isBad: true)
        case (nil, .refused(let messages)?):
            let texts = messages.map { message in message.field?.sentence(message.text) ?? message.text }
            let next =
                row.isDeleted ? "Press d to drop the change." : "Press e to correct it, d to drop the change."
            self.init("refused", "Refused. \((texts + [next]).joined(separator: "\n"))", .refused, isBad: true)
        case _ where state.sending == row.book: self.init("sending", "Sending…")
        case _ where state.failures[row.book] != nil:
            self.init(
                "not sent", state.failures[row.book].map { Status($0).text } ?? "", isBad: true)
        case (nil, .waiting(let moment?)?) where moment.milliseconds > now.milliseconds:
            let minutes = (moment.milliseconds - now.milliseconds + 59_999) / 60_000
            self.init("retry in \(minutes) min", "Retries in \(minutes) min. Press r to send it now.")
        case (nil, .sending?):
            self.init(
                "no response", "Sent, but no response yet. Kith checks the directory before it sends the change again.")
        default: self.init("not sent yet", "Not sent yet. Press r to send it now.")
        }
    }

    private init(
        _ word: String, _ sentence: String, _ state: UnsettledState = .pending, isBad: Bool = false
    ) {
        sign = state.sign
        self.word = word
        self.sentence = sentence
        self.isBad = isBad
    }
}
