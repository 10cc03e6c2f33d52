import Doubles
import EditFeature
import Editing
import Models
import Navigation
import Persistence
import Testing

@MainActor
struct EditViewModelTests {
    private let fixture: EditFixture

    init() throws {
        fixture = try EditFixture()
    }

    private func field(_ field: ContactField, of form: EditViewModel) -> FormField? {
        form.state.fields.first { $0.field == field }
    }

    @Test func `fields that the directory cannot hold are not offered, and are named`() throws {
        let form = fixture.form(.new(book: "little"))
        form.reload()
        #expect(form.state.phase == .editing)
        #expect(form.state.fields.map(\.field) == [.given, .family, .email])
        #expect(form.state.missing.contains("Note"))
        #expect(form.state.isFavorite == false)
        form.setText("nowhere", of: .note)
        #expect(form.state.changes == 0)
        #expect(field(.email, of: form)?.canHoldMore == false)
    }

    @Test func `no label is offered where the directory would lose it`() throws {
        let form = fixture.form(.new(book: "little"))
        form.reload()
        form.setText("a@b", of: .email)
        form.setLabel("home", of: .email)
        #expect(field(.email, of: form)?.holdsLabels == false)
        #expect(field(.email, of: form)?.values == [ContactDraft.Value("a@b")])
        let home = fixture.form(.new(book: "home"))
        home.reload()
        #expect(field(.email, of: home)?.holdsLabels == true)
        #expect(field(.note, of: home)?.holdsLabels == false)
    }

    @Test func `a new contact is saved as one step, and the form is left`() async throws {
        let form = fixture.form(.new(book: "home"))
        form.reload()
        form.setText("Jyn", of: .given)
        form.setText("jyn@x", of: .email)
        form.setLabel("home", of: .email)
        form.addValue(to: .email)
        form.setText("j@y", of: .email, at: 1)
        form.setFavorite(true)
        await form.save()
        #expect(form.state.phase == .saved(.numbered(1)))
        #expect(form.state.title == "Jyn")
        #expect(fixture.signals == [.saved(.numbered(1))])
        let contact = try #require(try fixture.store.read { try $0.contact(.numbered(1)) })
        #expect(contact.card.emails == [Labeled("jyn@x", label: "home"), Labeled("j@y")])
        #expect(contact.isFavorite)
        #expect(try fixture.store.read { try $0.history(limit: 9) }.count == 1)
    }

    @Test func `what is wrong is told at its field as it is left, and again when saving`() async throws {
        let form = fixture.form(.new(book: "little"))
        form.reload()
        form.setText("L", of: .given)
        form.leave(.given)
        #expect(field(.given, of: form)?.messages == ["needs at least 2 characters"])
        form.setText("Lu", of: .given)
        #expect(field(.given, of: form)?.messages.isEmpty == true)
        await form.save()
        #expect(field(.family, of: form)?.messages == ["needs at least 2 characters"])
        #expect(form.state.phase == .editing)
        #expect(fixture.signals.isEmpty)
    }

    @Test func `values that were there before are not found error with`() async throws {
        let id = try fixture.add(
            ContactCard(name: ContactName(given: ["X"], family: ["Y"]), emails: [Labeled("odd")]), to: "little")
        let form = fixture.form(.contact(id))
        form.reload()
        form.leave(.given)
        #expect(field(.given, of: form)?.messages.isEmpty == true)
        form.setText("a@b", of: .email)
        await form.save()
        #expect(form.state.phase == .saved(id))
    }

    @Test func `what the directory refused stands at its fields until it is typed over`() throws {
        let id = try fixture.add(ContactCard(name: ContactName(given: ["Lu"], family: ["Sky"])), to: "little")
        _ = try fixture.drafts.update(id) { draft, _ in draft[.family] = [ContactDraft.Value("Solo")] }
        try fixture.store.write { writer in
            var entry = try #require(try writer.outboxEntry(of: id))
            entry.state = .refused([
                RefusalMessage(field: .family, text: "is taken"), RefusalMessage(field: nil, text: "no more"),
            ])
            try writer.saveOutboxEntry(entry)
        }
        let form = fixture.form(.contact(id))
        form.reload()
        #expect(field(.family, of: form)?.messages == ["is taken"])
        #expect(form.state.messages == ["no more"])
        form.setText("Ren", of: .family)
        #expect(field(.family, of: form)?.messages.isEmpty == true)
    }

    @Test func `leaving asks only when something was changed, and the safe answer keeps it`() throws {
        let id = try fixture.add(ContactCard(title: "Princess"), to: "home")
        let form = fixture.form(.contact(id))
        form.reload()
        form.setText("x", of: .note)
        form.setText("", of: .note)
        #expect(form.state.changes == 0)
        form.setText("General", of: .title)
        #expect(field(.title, of: form)?.isChanged == true)
        form.cancel()
        #expect(form.state.asksToDiscard)
        form.keepEditing()
        #expect(!form.state.asksToDiscard)
        #expect(field(.title, of: form)?.values.first?.text == "General")
        form.cancel()
        form.discard()
        #expect(fixture.signals == [.back])
        #expect(try fixture.card(id)?.title == "Princess")

        let untouched = fixture.form(.contact(id))
        untouched.reload()
        untouched.cancel()
        #expect(!untouched.state.asksToDiscard)
        #expect(fixture.signals == [.back, .back])
    }

    @Test func `others' changes come into fields that were not typed in, and are told in those that were`() async throws
    {
        let id = try fixture.add(ContactCard(title: "Princess", note: "old"), to: "home")
        let form = fixture.form(.contact(id))
        form.reload()
        form.setText("General", of: .title)
        _ = try fixture.drafts.update(id) { draft, _ in
            draft[.title] = [ContactDraft.Value("Senator")]
            draft[.note] = [ContactDraft.Value("new")]
        }
        form.reload()
        #expect(field(.note, of: form)?.values.first?.text == "new")
        #expect(field(.title, of: form)?.values.first?.text == "General")
        await form.save()
        #expect(field(.title, of: form)?.messages.first?.contains("Senator") == true)
        #expect(try fixture.card(id)?.title == "Senator")
        await form.save()
        #expect(form.state.phase == .saved(id))
        #expect(try fixture.card(id)?.title == "General")
        #expect(try fixture.card(id)?.note == "new")
    }

    @Test func `a contact deleted meanwhile is told, and what was typed is still there`() async throws {
        let id = try fixture.add(ContactCard(title: "Princess"), to: "home")
        let form = fixture.form(.contact(id))
        form.reload()
        form.setText("General", of: .title)
        _ = try fixture.editor.delete([id])
        await form.save()
        #expect(form.state.phase == .gone)
        #expect(field(.title, of: form)?.values.first?.text == "General")
        form.cancel()
        #expect(form.state.asksToDiscard)
        form.discard()
        #expect(fixture.signals == [.gone(id)])
    }

    @Test func `what was typed of a contact that is gone can be saved as a new one`() async throws {
        let id = try fixture.add(ContactCard(title: "Princess", note: "kept"), to: "home")
        let form = fixture.form(.contact(id))
        form.reload()
        form.setText("General", of: .title)
        _ = try fixture.editor.delete([id])
        form.reload()
        #expect(form.state.phase == .gone)
        await form.save()
        #expect(form.state.phase == .saved(.numbered(1)))
        #expect(fixture.signals == [.saved(.numbered(1))])
        #expect(try fixture.card(.numbered(1)) == ContactCard(title: "General", note: "kept"))
    }

    @Test func `where only favorites can be changed, the fields are shown and not typed in`() async throws {
        try fixture.store.write { writer in
            try writer.addBook(
                AddressBook(
                    name: "stars",
                    capabilities: Capabilities(operations: .favorite, fields: [.given, .title, .favorite]),
                    created: Timestamp(milliseconds: 0)))
        }
        let contact = Contact(
            id: .numbered(901), book: "stars", remoteID: "r", card: ContactCard(title: "Princess", note: "theirs"),
            isFavorite: false, created: Timestamp(milliseconds: 0), updated: Timestamp(milliseconds: 0))
        try fixture.store.write { try $0.insert(contact, tag: nil) }
        let form = fixture.form(.contact(contact.id))
        form.reload()
        #expect(form.state.fields.map(\.field) == [.title, .note])
        #expect(form.state.fields.allSatisfy { $0.isReadOnly && !$0.canHoldMore })
        form.setText("General", of: .title)
        form.removeValue(of: .note, at: 0)
        #expect(form.state.changes == 0)
        form.setFavorite(true)
        await form.save()
        #expect(try fixture.store.read { try $0.contact(contact.id) }?.isFavorite == true)
    }

    @Test func `a refusal stands while the person passes by, until the field is typed in`() throws {
        let id = try fixture.add(ContactCard(name: ContactName(given: ["Lu"], family: ["Sky"])), to: "little")
        _ = try fixture.drafts.update(id) { draft, _ in draft[.family] = [ContactDraft.Value("Solo")] }
        try fixture.store.write { writer in
            var entry = try #require(try writer.outboxEntry(of: id))
            entry.state = .refused([RefusalMessage(field: .family, text: "is taken")])
            try writer.saveOutboxEntry(entry)
        }
        let form = fixture.form(.contact(id))
        form.reload()
        form.leave(.family)
        #expect(field(.family, of: form)?.messages == ["is taken"])
        form.setText("R", of: .family)
        form.leave(.family)
        #expect(field(.family, of: form)?.messages == ["needs at least 2 characters"])
    }

    @Test func `a book that cannot be changed, and a store that fails, are told`() async throws {
        let id = try fixture.add(ContactCard(name: ContactName(given: ["Old"])), to: "still")
        for subject in [FormSubject.contact(id), .new(book: "still")] {
            let form = fixture.form(subject)
            form.reload()
            guard case .failed(let failure) = form.state.phase else {
                Issue.record("\(form.state.phase)")
                return
            }
            #expect(failure.message.contains("still"))
        }
        let form = fixture.form(.new(book: "home"))
        form.reload()
        form.setText("Jyn", of: .given)
        fixture.store.isFailing = true
        await form.save()
        #expect(form.state.messages == [FaultyContactStore.fault.message])
        fixture.store.isFailing = false
        await form.save()
        #expect(form.state.phase == .saved(.numbered(1)))
    }

    @Test func `a store that cannot be read meanwhile takes nothing away of what is typed`() async throws {
        let form = fixture.form(.new(book: "home"))
        form.reload()
        form.setText("Jyn", of: .given)
        fixture.store.isFailing = true
        form.reload()
        #expect(form.state.phase == .editing)
        #expect(form.hasUnsavedChanges)
        fixture.store.isFailing = false
        await form.save()
        #expect(form.state.phase == .saved(.numbered(1)))
    }

    @Test func `values are added and removed where they are`() async throws {
        let id = try fixture.add(ContactCard(emails: [Labeled("a@x"), Labeled("b@x"), Labeled("c@x")]), to: "home")
        let form = fixture.form(.contact(id))
        form.reload()
        form.removeValue(of: .email, at: 1)
        form.removeValue(of: .email, at: 9)
        form.setText("nowhere", of: .email, at: 7)
        await form.save()
        #expect(try fixture.card(id)?.emails.map(\.value) == ["a@x", "c@x"])
    }
}
