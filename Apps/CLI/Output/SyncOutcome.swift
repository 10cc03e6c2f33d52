internal import Composition
internal import Sync

/// What became of one book of a sync.
struct SyncOutcome: Sendable {
    let book: String
    /// What was done or, in a dry run, would be; there beside a problem where a sync was held back.
    var report: RefreshReport?
    var problem: Problem?
}
