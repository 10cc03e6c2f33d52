package import Models

/// What became of the changes that were waiting.
package struct PushReport: Sendable, Hashable {
    /// How many changes the directory accepted.
    package var pushed = 0
    /// Contacts that both sides changed, and that wait for the person.
    package var conflicts: [ContactID] = []
    /// Contacts whose change the directory refuses, with its messages.
    package var refused: [Refusal] = []
    /// How many changes still wait: for the network, for their turn, or for the person.
    package var waiting = 0

    package struct Refusal: Sendable, Hashable {
        package let contact: ContactID
        package let messages: [RefusalMessage]
    }

    package init() {}
}
