import Doubles
import Editing
import Models
import Persistence
import Synchronization

/// Actions of the user and of others.
extension RandomSync {
    private static let pictures = (0..<3).map { PhotoData([$0], format: .png) }

    private func here() throws -> [String: ContactContent] {
        try Dictionary(book.contents().map { ($0.card.displayName, $0) }) { $1 }
    }

    static func short(_ content: ContactContent?) -> String {
        content.map {
            "\($0.card.note ?? "-") \($0.card.title ?? "-")\($0.isFavorite ? " *" : "") \($0.card.photo?.url ?? "")"
        } ?? "gone"
    }

    /// Does something here, and notes what came of it.
    private func noting(_ act: () throws -> String) throws {
        let before = try here()
        let disputed = try basesOfDisputed()
        let text = try act()
        let after = try here()
        state.withLock { state in
            // Who deletes what both sides have changed has been told.
            for (name, base) in disputed where before[name] != nil && after[name] == nil {
                state.shadow.agreeToDeletion(of: name, knowing: ShadowHistory.values(base))
            }
            for name in Set(before.keys).union(after.keys) where before[name] != after[name] {
                state.shadow.note(
                    name, from: before[name].map(ShadowHistory.values), to: after[name].map(ShadowHistory.values),
                    isHere: true)
                state.log.append("here: \(text): \(name) \(Self.short(before[name])) -> \(Self.short(after[name]))")
            }
        }
    }

    func actHere() throws {
        try noting {
            let ids = try ids()
            let id = pick(ids)
            switch (pick(Array(0..<100)) ?? 0, id) {
            case (0..<12, _) where ids.count < 8:
                let name = newText("C")
                _ = try book.editor.create(content(name, note: newText("n")))
                return "create \(name)"
            case (12..<18, let id?):
                guard let picture = pick(Self.pictures) else { return "nothing" }
                _ = try book.editor.setPhoto(of: id, to: picture)
                return "photo of \(try name(id)) is \(picture.bytes)"
            case (0..<60, let id?):
                let note = newText(chance(5) ? "bad" : "n")
                _ = try book.editor.update(id) { content in
                    content.card.note = note
                    if chance(30) { content.card.title = newText("t") }
                }
                return "note of \(try name(id)) is \(note)"
            case (60..<66, let id?):
                _ = try book.editor.setFavorite([id], chance(50))
                return "favorite \(try name(id))"
            case (66..<75, let id?):
                let name = try name(id)
                _ = try book.editor.delete([id])
                return "delete \(name)"
            case (75..<86, _): return "undo \(try undo())"
            case (86..<92, _): return "redo \(try book.editor.redo()?.summary ?? "nothing")"
            case (92..<97, _):
                guard let trashed = pick(try book.store.read { try $0.trash() }) else { return "nothing" }
                _ = try book.editor.restore([trashed.contact.id])
                return "restore \(trashed.contact.card.displayName)"
            case (97, _):
                for trashed in try book.store.read({ try $0.trash() }) {
                    let values = ShadowHistory.values(trashed.contact.content)
                    state.withLock {
                        $0.shadow.agreeToDeletion(of: trashed.contact.card.displayName, knowing: values)
                    }
                }
                return "empty the trash of \(try book.editor.emptyTrash())"
            default: return "nothing"
            }
        }
    }

    /// What the directory says of contacts that both sides have changed, by their names.
    private func basesOfDisputed() throws -> [String: ContactContent] {
        try book.store.read { reader in
            var bases: [String: ContactContent] = [:]
            for conflict in try reader.conflicts(inBook: nil) {
                guard let name = try reader.contact(conflict.contact)?.card.displayName else { continue }
                bases[name] = try reader.base(of: conflict.contact)
            }
            return bases
        }
    }

    /// The user gives a refused contact a note that the directory takes.
    func correct(_ id: ContactID) throws {
        try noting {
            try book.editor.note(id, newText("n"))
            return "correct \(try name(id))"
        }
    }

    private func ids() throws -> [ContactID] {
        try book.store.read { try $0.rows(ContactQuery(), offset: 0, limit: 100).map(\.id) }
    }

    /// The emptying of the trash is told once in place of a step.
    private func undo() throws -> String {
        do {
            return try book.editor.undo()?.summary ?? "nothing"
        } catch EditError.lost(let what) {
            return "nothing, since \(what) is for good"
        }
    }

    private func name(_ id: ContactID) throws -> String { try book.contact(id)?.card.displayName ?? "?" }

    func actElsewhere() throws {
        // Nobody can tell a contact whose creation was not answered from one that others made, once they have changed it.
        let unanswered = try book.outbox().filter { $0.remoteID == nil }.compactMap { $0.sent?.card.displayName }
        let contacts = book.directory.contacts.sorted { $0.key < $1.key }
            .filter { !unanswered.contains($0.value.card.displayName) }
        let one = pick(contacts)
        switch (pick(Array(0..<100)) ?? 0, one) {
        case (0..<15, _) where contacts.count < 8:
            let new = content(newText("D"), note: newText("m"))
            book.directory.createElsewhere(new, at: book.clock.now)
            note(new.card.displayName, from: nil, to: new)
        case (0..<80, let one?):
            let (text, title) = (newText("m"), chance(30) ? newText("s") : nil)
            let (mark, picture) = (chance(20), chance(10) ? newText("p") : nil)
            book.directory.changeElsewhere(one.key) { content in
                content.card.note = text
                if let title { content.card.title = title }
                if mark { content.isFavorite.toggle() }
                if let picture { content.card.photo = Photo(url: "http://directory/pictures/\(picture).png") }
            }
            note(one.value.card.displayName, from: one.value, to: book.directory.contacts[one.key])
        case (80..<92, let one?):
            book.directory.deleteElsewhere(one.key)
            note(one.value.card.displayName, from: one.value, to: nil)
        default: break
        }
    }

    private func note(_ name: String, from before: ContactContent?, to after: ContactContent?) {
        state.withLock { state in
            state.shadow.note(
                name, from: before.map(ShadowHistory.values), to: after.map(ShadowHistory.values), isHere: false)
            state.log.append("there: \(name) \(Self.short(before)) -> \(Self.short(after))")
        }
    }

    /// The user settles a conflict one way or the other.
    func settleOne() throws {
        guard let conflict = pick(try book.store.read { try $0.conflicts(inBook: nil) }) else { return }
        try settle(conflict, chance(50) ? .mine : .theirs)
    }

    func settle(_ conflict: Conflict, _ side: ContactEditor.Side) throws {
        let id = conflict.contact
        let (contact, base, trashed) = try book.store.read { reader in
            (try reader.contact(id), try reader.base(of: id), try reader.trashed(id))
        }
        guard let mine = contact?.content ?? trashed?.contact.content else { return }
        let theirs = base ?? trashed?.base ?? mine
        let name = mine.card.displayName
        let (ours, others) = (ShadowHistory.values(mine), ShadowHistory.values(theirs))
        try noting {
            _ = try book.editor.resolve(id, [:], others: side)
            return "settle \(conflict.kind) of \(name): \(side)"
        }
        state.withLock { state in
            for field in ShadowHistory.fields {
                guard let my = ours[field], let their = others[field], my != their else { continue }
                let place = ShadowHistory.Place(name: name, field: field)
                switch (conflict.kind, side) {
                case (.bothChanged, .mine): state.shadow.supersede(their, by: my, at: place)
                case (.bothChanged, .theirs), (.deletedHere, .theirs): state.shadow.supersede(my, by: their, at: place)
                default: break
                }
            }
            switch (conflict.kind, side) {
            case (.deletedThere, .theirs): state.shadow.agreeToDeletion(of: name, knowing: ours)
            case (.deletedHere, .mine): state.shadow.agreeToDeletion(of: name, knowing: others)
            default: break
            }
        }
    }
}
