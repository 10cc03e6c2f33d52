/// Numbers of unsettled edits of one book, for a status line.
package struct EditCounts: Sendable, Hashable {
    /// Changes that wait for the directory or are on their way.
    package var waiting: Int
    /// Changes that the directory refuses.
    package var refused: Int
    package var conflicts: Int

    package init(waiting: Int = 0, refused: Int = 0, conflicts: Int = 0) {
        self.waiting = waiting
        self.refused = refused
        self.conflicts = conflicts
    }
}
