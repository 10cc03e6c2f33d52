internal import EditFeature
internal import Models

/// Something that a command line asks of a draft.
struct DraftChange: Sendable {
    let apply: @Sendable (inout ContactDraft) throws -> Void

    init(_ apply: @escaping @Sendable (inout ContactDraft) throws -> Void) {
        self.apply = apply
    }
}
