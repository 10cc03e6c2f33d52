// DetailFeature: one contact as a view model. It owns the state of one detail; it knows no front, no network, no
// database, and no other feature.

package import Models
package import Navigation
internal import Observation
package import Persistence

/// One contact of the store.
@MainActor @Observable
package final class DetailViewModel {
    package private(set) var state = DetailState()
    package let id: ContactID
    private let store: any ContactStore
    private let refresh: Refresh
    private let signal: SignalReceiver

    /// Reads a contact again from its directory, and stores what has changed.
    package typealias Refresh = @Sendable (ContactID) async throws -> Void

    /// - Parameters:
    ///   - refresh: called when the contact is shown, since its directory's list may not say that it has changed.
    ///   - signal: told what leads elsewhere: back, the contact gone.
    package init(
        store: any ContactStore, id: ContactID, refresh: @escaping Refresh, signal: @escaping SignalReceiver
    ) {
        self.store = store
        self.id = id
        self.refresh = refresh
        self.signal = signal
    }

    /// Reads the contact: at first, and after ``DetailState/Phase/failed(_:)``.
    package func reload() {
        do {
            state = try store.read { reader in
                var state = state
                guard let contact = try reader.contact(id) else {
                    (state.phase, state.book, state.delivery) = (.gone, nil, .settled)
                    return state
                }
                let content = DetailContent(contact)
                state.phase = .content(content)
                state.selection = max(0, min(state.selection, content.fields.count - 1))
                state.book = try reader.books().first { $0.name == contact.book }
                state.delivery = try Self.delivery(of: contact, reader)
                return state
            }
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }

    /// Reads the contact, once from its directory, and again after each change of the store, until the task is canceled.
    /// Only this process's changes are seen (``ContactStore/changes()``).
    package func followChanges() async {
        let changes = store.changes()
        reload()
        // A directory that can't be reached leaves what is stored.
        async let _ = try? refresh(id)
        for await _ in changes { reload() }
    }

    /// Moves the selection by so many fields, as far as there are any.
    package func moveSelection(by fields: Int) {
        guard case .content(let content) = state.phase, !content.fields.isEmpty else { return }
        let last = content.fields.count - 1
        state.selection += max(-state.selection, min(fields, last - state.selection))
    }

    /// Leads back to where the contact was opened.
    package func back() { signal(state.phase == .gone ? .gone(id) : .back) }

    private static func delivery(of contact: Contact, _ reader: any StoreReader) throws -> DetailState.Delivery {
        if contact.hasConflict { return .conflict }
        guard contact.isPending else { return .settled }
        if case .refused(let messages) = try reader.outboxEntry(of: contact.id)?.state {
            return .refused(messages.map(\.text))
        }
        return .waiting
    }
}
