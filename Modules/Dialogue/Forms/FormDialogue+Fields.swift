internal import DialogueConsole
internal import EditFeature
internal import Models
internal import TerminalUI

/// One field after the other.
extension FormDialogue {
    /// Asks at the place where the user is; false where the input has ended.
    func askField() async -> Bool {
        guard let place, places.contains(place) else {
            self.place = nil
            return true
        }
        for message in state.field(at: place)?.messages ?? [] { console.say("\(place.field.sentence(message)).") }
        tellNote(at: place)
        guard let line = await console.askLine(prompt(at: place)) else { return false }
        let answer = FormAnswer(line.trimmed)
        switch answer {
        case .keep: goOn(from: place)
        case .previous: goBack(from: place)
        case .save: self.place = nil
        case .help: help()
        case .field(let name): go(toField: name)
        case .clear, .add, .label, .value:
            switch place {
            case .favorite: setFavorite(answer)
            case .value(.note, let index):
                guard case .value(let text) = answer else { return await change(.note, at: index, answer) }
                // The first line of a note may be indented as well.
                return await change(.note, at: index, .value(String(line.prefix { $0.isWhitespace }) + text))
            case .value(let field, let index): return await change(field, at: index, answer)
            }
        }
        return true
    }

    private func help() {
        FormAnswer.explanation.forEach(console.say)
        if let missing = state.missingFields { console.say(missing) }
    }

    private func prompt(at place: FormPlace) -> String {
        guard case .value(let field, let index) = place, let form = state.field(at: place),
            let value = state.value(at: place)
        else {
            return "Favorite, \(state.isFavorite == true ? "yes" : "no"), y or n>"
        }
        let count = form.values.count > 1 ? " \(index + 1) of \(form.values.count)" : ""
        let lines = Self.lines(ofNote: value.text, in: field)
        let text =
            lines.isEmpty
            ? SafeText(value.text, columns: 400).truncated(toWidth: 400).string : lines.count.counted("line")
        let hint = field.placeholder
        let parts = [form.name + count, value.label, text.nonBlank ?? "empty" + (hint.isEmpty ? "" : " (\(hint))")]
        return parts.compactMap(\.self).joined(separator: ", ") + ">"
    }

    // MARK: - From place to place

    private func goOn(from place: FormPlace) {
        let places = places
        let next = places.firstIndex(of: place).map { $0 + 1 }
        self.place = next.flatMap { places.indices.contains($0) ? places[$0] : nil }
    }

    private func goBack(from place: FormPlace) {
        let places = places
        guard let index = places.firstIndex(of: place), index > 0 else {
            return console.say("This is the first field.")
        }
        self.place = places[index - 1]
    }

    private func go(toField name: String) {
        let wanted = name.trimmed.folded
        let found = places.first { place in
            let names = [place.field.displayName.folded, place.field.rawValue]
            return !wanted.isEmpty && names.contains { $0.hasPrefix(wanted) }
        }
        guard let found else {
            return console.say("No field begins with \(name.quoted). For a value that begins with /, type \\/.")
        }
        place = found
    }

    // MARK: - Values

    private func setFavorite(_ answer: FormAnswer) {
        switch answer {
        case .value(let text) where ["y", "yes"].contains(text.lowercased()): viewModel.setFavorite(true)
        case .value(let text) where ["n", "no"].contains(text.lowercased()): viewModel.setFavorite(false)
        case .clear: viewModel.setFavorite(false)
        default: return console.say("Type y or n.")
        }
        goOn(from: .favorite)
    }

    /// False where the input has ended.
    private func change(_ field: ContactField, at index: Int, _ answer: FormAnswer) async -> Bool {
        switch answer {
        case .clear: clear(field, at: index)
        case .add: return await add(to: field)
        case .label:
            guard await askLabel(of: field, at: index) else { return false }
            viewModel.leave(field)
        case .value(let text): return await setText(text, of: field, at: index)
        default: break
        }
        return true
    }

    private func clear(_ field: ContactField, at index: Int) {
        let count = formField(field)?.values.count ?? 0
        viewModel.removeValue(of: field, at: index)
        viewModel.leave(field)
        // The value behind it has come to its place.
        if index >= count - 1 || hasMessages(field) { goOnUnlessFaulty(field, at: min(index, max(0, count - 2))) }
    }

    /// False where the input has ended.
    private func setText(_ line: String, of field: ContactField, at index: Int) async -> Bool {
        // One that was refused a moment ago is as new as one that was not there.
        let isNew = state.value(at: .value(field, index))?.text.nonBlank == nil || hasMessages(field)
        var lines = [line.asTyped()]
        if field == .note {
            guard let more = await askLines() else { return false }
            lines += more
        }
        viewModel.setText(lines.joined(separator: "\n"), of: field, at: index)
        viewModel.leave(field)
        if isNew, formField(field)?.holdsLabels == true, field == .attribute || !hasMessages(field) {
            guard await askLabel(of: field, at: index) else { return false }
            viewModel.leave(field)
        }
        goOnUnlessFaulty(field, at: index)
        return true
    }

    /// Reports errors and repeats the prompt before the form goes on.
    private func goOnUnlessFaulty(_ field: ContactField, at index: Int) {
        place = .value(field, index)
        if !hasMessages(field) { goOn(from: .value(field, index)) }
    }

    private func formField(_ field: ContactField) -> FormField? { state.fields.first { $0.field == field } }

    private func hasMessages(_ field: ContactField) -> Bool { formField(field)?.messages.isEmpty == false }

    /// False where the input has ended.
    private func add(to field: ContactField) async -> Bool {
        if field == .note {
            let old = state.value(at: .value(.note, 0))?.text ?? ""
            guard let lines = await askLines() else { return false }
            let text = ([old].filter { !$0.isEmpty } + lines).joined(separator: "\n")
            if !lines.isEmpty { viewModel.setText(text, of: .note) }
            return true
        }
        guard let form = formField(field), let last = form.values.last else {
            return true
        }
        // An empty place that is there already will do.
        if last.text.nonBlank != nil {
            guard form.canHoldMore else {
                console.say(field.noMoreValues)
                return true
            }
            viewModel.addValue(to: field)
        }
        place = .value(field, (formField(field)?.values.count ?? 1) - 1)
        return true
    }

    /// False where the input has ended.
    private func askLabel(of field: ContactField, at index: Int) async -> Bool {
        guard formField(field)?.holdsLabels == true else {
            console.say(field.noLabel)
            return true
        }
        let now = state.value(at: .value(field, index))?.label
        let usual = field.usualLabels.isEmpty ? "" : ": \(field.usualLabels.joined(separator: ", ")) or another"
        let what = field == .attribute ? "Name of this attribute" : "Label\(usual)"
        let keeps = now.map { "Enter keeps \($0.excerpt()), - removes it" } ?? "Enter for none"
        guard let answer = await console.ask("\(what), \(keeps)>") else { return false }
        if answer.isEmpty { return true }
        viewModel.setLabel(answer == "-" ? nil : answer.asTyped(), of: field, at: index)
        return true
    }
}
