internal import ChangeDelivery
internal import ChangeFeature
internal import ContactActions
internal import DialogueConsole
internal import ListFeature

/// Changes are sent behind the dialogue; what came of that is told between two lines.
extension PlainDialogue {
    /// Waits briefly for deliveries, so that quick ones are reported before the next line.
    private static let patience: Int64 = 1_000
    private static let lastPatience: Int64 = 10_000

    /// Tells what became of changes that were sent.
    func tellDeliveries() async {
        guard let deliveries = try? deliveries() else { return }
        let hasBegun = deliveries.takeBeginning()
        if hasBegun { await deliveries.waitUntilIdle(milliseconds: Self.patience) }
        tellOutcome(of: deliveries)
        if hasBegun, deliveries.isBusy { console.say("Still sending. The result follows.") }
    }

    /// Waits a moment at the end for deliveries in progress.
    func finishSending() async {
        guard let deliveries = try? deliveries() else { return }
        guard deliveries.isBusy else { return tellOutcome(of: deliveries) }
        console.say("Sending changes. Press Ctrl-C to quit now.")
        await deliveries.waitUntilIdle(milliseconds: Self.lastPatience)
        tellOutcome(of: deliveries)
        if deliveries.isBusy { console.say("No response yet. The changes stay in the outbox.") }
    }

    private func tellOutcome(of deliveries: Deliveries) {
        guard deliveries.takeEnding(), let list = toldList, let actions = try? actions() else { return }
        list.viewModel.reload()
        list.tellStatus(actions.delivery.state, isAsked: true)
        actions.dismissFailures()
    }
}
