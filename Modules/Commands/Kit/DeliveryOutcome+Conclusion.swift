package import ChangeDelivery
internal import CommandLineErrors
package import CommandLineStreams
internal import Models
internal import Persistence

extension DeliveryOutcome {
    /// Tells on stderr what became of the changes, and says how the command ends.
    ///
    /// - Parameters:
    ///   - isRequired: a change that waits is a failure.
    ///   - isJSON: it was printed as a document, so that nothing but an error is told.
    /// - Throws: a ``CommandError`` where the directory refuses a change, both sides have made one, or it had to be sent and
    ///   waits.
    @MainActor
    package func conclude(isRequired: Bool, isJSON: Bool, _ diagnostics: Diagnostics) throws -> ExitCode {
        if state == .refused { throw refusal }
        if state == .conflict || conflicts.contains(where: \.isNew) { throw conflict }
        if state == .waiting, isRequired {
            let code = problem?.exitCode == .signInNeeded ? ExitCode.signInNeeded : .directoryFailed
            throw CommandError(
                kind: problem?.kind ?? "unreachable",
                "\(reason)\(waits(total == 1 ? "is saved here but was not sent" : nil))",
                hint: "It stays in the outbox. Send it with `kith sync`.", exitCode: code)
        }
        // A document says so itself.
        if isJSON { return .done }
        if state == .waiting { diagnostics.note("saved here; \(reason)\(waits(nil))") }
        for open in conflicts { diagnostics.note("\(open.told); see `kith conflicts`") }
        return .done
    }

    /// Reason for waiting changes, if known.
    package var problem: CommandError? {
        switch cause {
        case nil: nil
        case .offline(let book):
            CommandError(kind: "unreachable", "\(book): changes aren't sent offline", exitCode: .directoryFailed)
        case .failed(let error): CommandError(error)
        }
    }

    private var reason: String { problem.map { "\($0.message); " } ?? "" }

    private func waits(_ one: String?) -> String {
        switch (total, waiting.count) {
        case (1, _): "the change \(one ?? "stays in the outbox")"
        case (let all, let count) where all == count: "all \(all) changes stay in the outbox"
        case (let all, let count): "\(count) of \(all) changes \(count == 1 ? "stays" : "stay") in the outbox"
        }
    }

    private var conflict: CommandError {
        let news = conflicts.filter(\.isNew)
        let said = (news.isEmpty ? conflicts : news).map(\.told).joined(separator: "\n")
        let start =
            switch (state, news.isEmpty) {
            case (.conflict, true): "saved here, but not sent"
            case (.conflict, false):
                "saved here, but the directory has changed or deleted the same contact in the meantime"
            case (.waiting, _):
                "saved here; \(reason)\(waits(nil)), and the directory has another change that conflicts"
            default: "saved here and sent, but the directory has another change that conflicts"
            }
        return CommandError(
            kind: "conflict", "\(start): \(said)", hint: "Resolve it with `kith conflicts resolve`.",
            exitCode: .conflict)
    }

    private var refusal: CommandError {
        let lines = refusals.flatMap { refusal in
            ["saved here, but the directory refuses \(refusal.shownName) (\(refusal.contact)):"]
                + refusal.messages.map(\.line)
        }
        return CommandError(
            kind: "validation", lines.joined(separator: "\n"),
            hint: "Correct it with `kith edit`, or drop the change with `kith outbox drop`.", exitCode: .refused)
    }
}

extension DeliveryOutcome.Open {
    /// As a sentence without its full stop.
    fileprivate var told: String {
        let name = shown(name, or: conflict.contact)
        return switch conflict.kind {
        case .bothChanged:
            "\(name) has a conflict in \(conflict.fields.map(\.rawValue).sorted().joined(separator: ", "))"
        case .deletedThere: "\(name) was deleted there"
        case .deletedHere: "\(name), which was deleted here, was changed there"
        }
    }
}

extension DeliveryOutcome.Refusal {
    fileprivate var shownName: String { shown(name, or: contact) }
}

/// The name in quotes, or a stand-in; the identifier of a contact that is gone.
private func shown(_ name: String?, or id: ContactID) -> String {
    name.map { ContactCard.quotedForTerminal($0) } ?? id.text
}
