import Doubles
import EditFeature
import Models
import Navigation
import Persistence
import Testing

/// A form while it is being saved.
@MainActor
struct SavingTests {
    private let fixture: EditFixture
    private let executor = ManualExecutor()
    private let changes: ChangeQueue

    init() throws {
        fixture = try EditFixture()
        changes = ChangeQueue(executor: executor)
    }

    private func contacts() throws -> [Contact] {
        var found: [Contact] = []
        try fixture.store.read { reader in
            try reader.forEachContact(ContactQuery()) { contact in
                found.append(contact)
                return true
            }
        }
        return found
    }

    private func field(_ field: ContactField, of form: EditViewModel) -> FormField? {
        form.state.fields.first { $0.field == field }
    }

    @Test func `what is typed meanwhile stays to be saved, and makes no second contact`() async throws {
        let form = fixture.form(.new(book: "home"), changes: changes)
        form.reload()
        form.setText("Ahsoka", of: .given)
        let saving = Task.immediate { await form.save() }
        #expect(form.state.isSaving)
        form.setText("Tano", of: .family)
        await form.save()
        form.cancel()
        #expect(fixture.signals.isEmpty)
        executor.runAll()
        await saving.value
        #expect(!form.state.isSaving && form.state.isSavedInPart)
        #expect(form.state.phase == .editing)
        #expect(form.state.changes == 1)
        #expect(field(.family, of: form)?.isChanged == true)
        #expect(try contacts().map(\.card.name.given) == [["Ahsoka"]])
        let rest = Task.immediate { await form.save() }
        executor.runAll()
        await rest.value
        let contact = try #require(try contacts().first)
        #expect(try contacts().count == 1)
        #expect(contact.card.name.family == ["Tano"])
        #expect(fixture.signals == [.saved(contact.id)])
    }

    @Test func `what fails leaves all that was typed`() async throws {
        let form = fixture.form(.new(book: "home"), changes: changes)
        form.reload()
        form.setText("Ahsoka", of: .given)
        let saving = Task.immediate { await form.save() }
        fixture.store.isFailing = true
        executor.runAll()
        fixture.store.isFailing = false
        await saving.value
        #expect(form.state.messages == ["couldn't read or write the store kith.db: disk I/O error"])
        #expect(form.hasUnsavedChanges && !form.state.isSaving)
        #expect(field(.given, of: form)?.values.first?.text == "Ahsoka")
        #expect(fixture.signals.isEmpty)
    }
}
