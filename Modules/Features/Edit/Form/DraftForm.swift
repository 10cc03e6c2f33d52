internal import Models

/// A draft, what it was begun with, and what is said against it.
struct DraftForm {
    private(set) var original: ContactDraft
    var draft: ContactDraft
    private let capabilities: Capabilities
    private let isNew: Bool
    private var messages: [ContactField: [String]] = [:]

    init(original: ContactDraft, capabilities: Capabilities, isNew: Bool) {
        self.original = original
        draft = original
        self.capabilities = capabilities
        self.isNew = isNew
    }

    // MARK: - Typing

    /// A message is about what was there before: typing takes it away.
    mutating func edit(_ field: ContactField, at index: Int, _ change: (inout ContactDraft.Value) -> Void) {
        guard offers(field), index >= 0, index <= draft[field].count else { return }
        var values = draft[field]
        if index == values.count {
            guard values.isEmpty || canHoldMore(field) else { return }
            values.append(ContactDraft.Value(""))
        }
        change(&values[index])
        draft[field] = values
        messages[field] = nil
    }

    mutating func addValue(to field: ContactField) {
        guard offers(field), canHoldMore(field) else { return }
        // The place that is shown where there is no value is one of them.
        if draft[field].isEmpty { draft[field].append(ContactDraft.Value("")) }
        draft[field].append(ContactDraft.Value(""))
    }

    mutating func removeValue(of field: ContactField, at index: Int) {
        guard draft[field].indices.contains(index) else { return }
        draft[field].remove(at: index)
        messages[field] = nil
    }

    // MARK: - Messages

    mutating func check(_ fields: Set<ContactField>) {
        let found = DraftCheck(capabilities).messages(on: draft, fields.intersection(isNew ? fields : changes))
        for field in fields { messages[field] = nil }
        refuse(found)
    }

    mutating func refuse(_ found: [RefusalMessage]) {
        for message in found {
            guard let field = message.field, messages[field]?.contains(message.text) != true else { continue }
            messages[field, default: []].append(message.text)
        }
    }

    // MARK: - Others

    /// Takes what others have made of the contact in fields that were not typed in.
    mutating func follow(_ now: ContactDraft) {
        let mine = changes
        for field in now.changes(from: original).subtracting(mine) {
            original.take(field, from: now)
            draft.take(field, from: now)
        }
    }

    /// Others have changed the same fields: they are told, and saving again keeps what was typed.
    mutating func overtake(_ fields: Set<ContactField>, _ now: ContactDraft) {
        follow(now)
        for field in fields {
            original.take(field, from: now)
            let theirs = now[field].map(\.text).joined(separator: ", ")
            messages[field] = ["was changed meanwhile to \"\(theirs)\"; save again to keep yours"]
        }
    }

    // MARK: - Showing

    func show(in state: inout EditState) {
        let changed = changes
        state.fields = ContactField.typed.filter(offers).map { field in
            FormField(
                field: field, name: field.formName,
                values: draft[field].isEmpty ? [ContactDraft.Value("")] : draft[field],
                canHoldMore: canHoldMore(field), isChanged: changed.contains(field), messages: messages[field] ?? [])
        }
        state.missing = ContactField.typed.filter { !offers($0) }.map(\.formName)
        state.isFavorite = capabilities.operations.contains(.favorite) ? draft.isFavorite : nil
        state.changes = changed.count
    }

    /// Places in which nothing was typed are no change.
    private var changes: Set<ContactField> {
        draft.changes(from: original).filter { field in
            draft[field].filter { $0.text.nonBlank != nil } != original[field] || field == .favorite
        }
    }

    private func offers(_ field: ContactField) -> Bool {
        capabilities.fields.contains(field) && ContactField.typed.contains(field)
    }

    private func canHoldMore(_ field: ContactField) -> Bool {
        field.holdsSeveral && max(1, draft[field].count) < (capabilities.limits(of: field).maximumCount ?? .max)
    }
}
