internal import Models
package import Persistence

extension EditCounts {
    /// Counts of unsettled edits in words: "2 pending".
    package var words: [String] {
        [
            waiting == 0 ? nil : "\(waiting.grouped) pending",
            refused == 0 ? nil : "\(refused.grouped) refused",
            conflicts == 0 ? nil : "\(conflicts.grouped) in conflict",
        ].compactMap(\.self)
    }
}
