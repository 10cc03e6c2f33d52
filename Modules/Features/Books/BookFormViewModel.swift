package import AddressBooks
internal import Models
package import Navigation
internal import Observation
package import Persistence

/// The form for a new book, or for what one is bound with.
@MainActor @Observable
package final class BookFormViewModel {
    package private(set) var state = BookFormState()
    private let catalog: BookCatalog
    private let changes: ChangeQueue
    private let signal: SignalReceiver
    /// Typed values, also for kinds that are not chosen now.
    @ObservationIgnored private var texts: [BookError.Subject: String] = [:]
    @ObservationIgnored private var messages: [BookError.Subject: [String]] = [:]

    /// Initial values of the fields.
    @ObservationIgnored private var before: [BookError.Subject: String] = [:]

    /// The form for a new book.
    ///
    /// - Parameter signal: told what leads elsewhere: the book that was added, back.
    package init(catalog: BookCatalog, changes: ChangeQueue, signal: @escaping SignalReceiver) {
        self.catalog = catalog
        self.changes = changes
        self.signal = signal
        state.kinds = catalog.bookKinds
        show()
    }

    /// The form for what a book is bound with, filled with that.
    ///
    /// - Parameter signal: told what leads elsewhere: the book that was changed, back.
    /// - Throws: `StoreError.noSuchBook`, and `BookError` for a book that is bound to nothing, or to a kind that this
    ///   front does not know.
    package init(
        changing book: String, catalog: BookCatalog, changes: ChangeQueue, signal: @escaping SignalReceiver
    ) throws {
        self.catalog = catalog
        self.changes = changes
        self.signal = signal
        let binding = try catalog.binding(ofBook: book)
        state.kinds = catalog.bookKinds
        guard let kind = state.kinds.first(where: { $0.name == binding.kind }) else {
            throw BookError.unknownKind(binding.kind, known: state.kinds.map(\.name))
        }
        state.book = book
        state.kind = kind
        texts = Dictionary(binding.options.map { (.option($0.key), $0.value) }) { $1 }
        // The kind's own stands there as what counts where nothing is typed.
        texts[.url] = binding.url == kind.defaultURL ? "" : binding.url
        before = texts
        show()
    }

    // MARK: - Actions

    /// Goes on to another field by so many, as far as there are any; what is wrong with the one that is left is told.
    package func moveSelection(by fields: Int) {
        select(state.selection + max(-state.selection, min(fields, state.fields.count)))
    }

    /// Goes to a field, or to the nearest one that there is.
    package func select(_ field: Int) {
        let target = max(0, min(field, state.fields.count - 1))
        guard target != state.selection else { return }
        if let left = state.selected, !left.text.isEmpty { check(only: left.id) }
        state.selection = target
    }

    /// Types in the selected field; the kind is not typed. A message is about what was there before: typing takes it
    /// away.
    package func setText(_ text: String) {
        guard let id = state.selected?.id, id != .kind else { return }
        texts[id] = text
        messages[id] = nil
        show()
    }

    /// Binds the book to another kind of directory; nil keeps it on this machine only.
    package func choose(_ kind: BookKind?) {
        guard kind != state.kind, state.book == nil else { return }
        state.kind = kind
        // What was said is about another kind.
        messages = messages.filter { $0.key == .name }
        show()
    }

    /// The next kind, or the one before; after the last one comes the first.
    package func chooseNextKind(by step: Int = 1) {
        let choices = [nil] + state.kinds.map { Optional($0) }
        let place = choices.firstIndex(of: state.kind) ?? 0
        choose(choices[((place + step) % choices.count + choices.count) % choices.count])
    }

    /// Saves the book, or says at each field what is wrong with it, and goes to the first of them. It is saved off the main
    /// actor, after what was asked for earlier (``ChangeQueue``).
    package func save() async {
        guard !state.isSaved, !state.isSaving else { return }
        state.failure = nil
        check()
        if let faulty = state.fields.firstIndex(where: { !$0.messages.isEmpty }) {
            state.selection = faulty
            return
        }
        guard state.failure == nil else { return }
        state.isSaving = true
        defer { state.isSaving = false }
        do {
            if let book = state.book {
                _ = try await changes.make { [catalog, values = boundValues] in try catalog.set(book, values) }
                state.isSaved = true
                signal(.changedBook(book))
            } else {
                let book = try await changes.make { [catalog, name, kind = state.kind?.name, url, options] in
                    try catalog.add(name, kind: kind, url: url, options: options)
                }
                state.isSaved = true
                signal(.addedBook(book.name))
            }
        } catch {
            state.failure = Explanation(error)
        }
    }

    /// Leaves the form; asks first where that would lose something.
    package func cancel() {
        // What became of it is told here.
        if state.isSaving { return }
        if state.isChanged { state.asksToDiscard = true } else { signal(.back) }
    }

    /// The safe answer to ``BookFormState/asksToDiscard``.
    package func keepTyping() { state.asksToDiscard = false }

    package func discard() {
        state.asksToDiscard = false
        signal(.back)
    }

    // MARK: -

    private var name: String { (texts[.name] ?? "").trimmed }
    private var url: String? { state.kind == nil ? nil : texts[.url]?.nonBlank }
    private var options: [String: String] {
        let names = state.kind?.options.map(\.name) ?? []
        return Dictionary(
            names.compactMap { name in texts[.option(name)]?.nonBlank.map { (name, $0) } }, uniquingKeysWith: { $1 })
    }

    /// Changes to the book for the catalog; an empty option is removed.
    private var boundValues: [(key: String, value: String)] {
        [("url", url ?? state.kind?.defaultURL ?? "")]
            + (state.kind?.options.map { ($0.name, texts[.option($0.name)]?.trimmed ?? "") } ?? [])
    }

    /// - Parameter only: the field that is looked at; nil for all of them.
    private func check(only subject: BookError.Subject? = nil) {
        do {
            let errors =
                if state.book != nil, let kind = state.kind {
                    catalog.errors(inBindingTo: kind.name, url: url, options: options)
                } else {
                    try catalog.errors(in: name, kind: state.kind?.name, url: url, options: options)
                }
            if let subject { messages[subject] = nil } else { messages = [:] }
            for error in errors where error.subject == subject ?? error.subject {
                messages[error.subject, default: []].append(error.message)
            }
        } catch {
            state.failure = Explanation(error)
        }
        show()
    }

    private func show() {
        state.fields = subjects.map(field)
        state.selection = min(state.selection, state.fields.count - 1)
        state.isChanged = Set(texts.keys).union(before.keys)
            .contains { (texts[$0] ?? "").trimmed != (before[$0] ?? "").trimmed }
    }

    private var subjects: [BookError.Subject] {
        (state.book == nil ? [.name, .kind] : [])
            + (state.kind.map { kind in [.url] + kind.options.map { .option($0.name) } } ?? [])
    }

    private func field(_ id: BookError.Subject) -> BookField {
        let text = texts[id] ?? ""
        let (name, shown, placeholder, help): (String, String, String, String) =
            switch id {
            case .name: ("Name", text, "", "no spaces, no \"/\" or \":\"")
            case .kind:
                ("Directory", state.kind?.name ?? "none", "", state.kind?.summary ?? "The book is local")
            case .url: ("URL", text, state.kind?.defaultURL ?? "", "The directory's URL")
            case .option(let option):
                (option, text, "", state.kind?.options.first { $0.name == option }?.summary ?? "")
            }
        return BookField(
            id: id, name: name, text: shown, placeholder: placeholder, help: help, messages: messages[id] ?? [])
    }
}
