package import Models

/// Error of saving a draft, beside `EditError`. Nothing was changed.
package enum DraftError: ExplainedError, Sendable, Hashable {
    /// Values that cannot be saved, or that the directory of the book would refuse: everything that is wrong.
    case invalid([RefusalMessage])
    /// Somebody else has changed the same fields since the draft was begun; `now` is what they are now.
    case changedMeanwhile(Set<ContactField>, now: ContactDraft)

    package var message: String {
        switch self {
        case .invalid(let messages): messages.map(\.text).joined(separator: "; ")
        case .changedMeanwhile(let fields, _):
            "changed in the meantime by someone else: \(fields.map(\.rawValue).sorted().joined(separator: ", "))"
        }
    }

    package var hint: String? {
        switch self {
        case .invalid: "Correct the values and try again."
        case .changedMeanwhile: "Check the new values, and save again to keep yours."
        }
    }
}
