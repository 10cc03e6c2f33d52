internal import Models

/// A draft, what it was begun with, and what is said against it.
struct DraftForm {
    private(set) var original: ContactDraft
    var draft: ContactDraft
    private let capabilities: Capabilities
    private var isNew: Bool
    /// True if anything but a favorite can be changed.
    private let isWritable: Bool
    /// Errors reported by others about a field, kept until the field is edited.
    private var told: [ContactField: [String]] = [:]
    /// Errors of the last check.
    private var found: [ContactField: [String]] = [:]

    init(original: ContactDraft, capabilities: Capabilities, isNew: Bool, isWritable: Bool = true) {
        self.original = original
        draft = original
        self.capabilities = capabilities
        self.isNew = isNew
        self.isWritable = isWritable
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
        forgetMessages(about: field)
    }

    /// None where the directory would lose it.
    mutating func setLabel(_ label: String?, of field: ContactField, at index: Int) {
        guard label == nil || holdsLabels(field) else { return }
        edit(field, at: index) { $0.label = label }
    }

    mutating func addValue(to field: ContactField) {
        guard offers(field), canHoldMore(field) else { return }
        // The place that is shown where there is no value is one of them.
        if draft[field].isEmpty { draft[field].append(ContactDraft.Value("")) }
        draft[field].append(ContactDraft.Value(""))
    }

    mutating func removeValue(of field: ContactField, at index: Int) {
        guard offers(field), draft[field].indices.contains(index) else { return }
        draft[field].remove(at: index)
        forgetMessages(about: field)
    }

    // MARK: - Messages

    /// Looks for what is wrong with what was typed.
    mutating func check(_ fields: Set<ContactField>) {
        for field in fields { found[field] = nil }
        find(
            DraftCheck(capabilities).messages(
                on: draft, fields.intersection(isNew ? fields : changes), changedFrom: original))
    }

    mutating func find(_ messages: [RefusalMessage]) { Self.add(messages, to: &found) }

    /// Errors of the directory.
    mutating func tell(_ messages: [RefusalMessage]) { Self.add(messages, to: &told) }

    private static func add(_ messages: [RefusalMessage], to texts: inout [ContactField: [String]]) {
        for message in messages {
            guard let field = message.field, texts[field]?.contains(message.text) != true else { continue }
            texts[field, default: []].append(message.text)
        }
    }

    private mutating func forgetMessages(about field: ContactField) {
        told[field] = nil
        found[field] = nil
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
            let what =
                theirs.nonBlank == nil ? "was cleared in the meantime" : "was changed in the meantime to \"\(theirs)\""
            told[field] = ["\(what); save again to keep yours"]
        }
    }

    /// It was saved as it was sent; what was typed since is what has changed now.
    ///
    /// - Parameter now: what the store has of it.
    mutating func goOn(from now: ContactDraft, sent: ContactDraft) {
        let typed = draft.changes(from: sent)
        for field in draft.changes(from: now).subtracting(typed) { draft.take(field, from: now) }
        original = now
        isNew = false
    }

    // MARK: - Showing

    func show(in state: inout EditState) {
        let changed = changes
        let shown = ContactField.typed.filter { offers($0) || draft[$0] != ContactDraft()[$0] }
        state.fields = shown.map { field in
            let messages = told[field] ?? []
            return FormField(
                field: field, name: field.displayName,
                values: draft[field].isEmpty ? [ContactDraft.Value("")] : draft[field],
                canHoldMore: offers(field) && canHoldMore(field), holdsLabels: offers(field) && holdsLabels(field),
                isReadOnly: !offers(field),
                isChanged: changed.contains(field),
                messages: messages + (found[field] ?? []).filter { !messages.contains($0) })
        }
        state.missing = ContactField.typed.filter { !capabilities.fields.contains($0) && !shown.contains($0) }
            .map(\.displayName)
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
        isWritable && capabilities.fields.contains(field) && ContactField.typed.contains(field)
    }

    private func holdsLabels(_ field: ContactField) -> Bool {
        field.isLabeled && capabilities.limits(of: field).holdsLabels
    }

    private func canHoldMore(_ field: ContactField) -> Bool {
        field.holdsSeveral && max(1, draft[field].count) < (capabilities.limits(of: field).maximumCount ?? .max)
    }
}
