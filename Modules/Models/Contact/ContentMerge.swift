/// The three-way merge of what the user made of a contact with what its directory made of it meanwhile.
package struct ContentMerge: Sendable, Hashable {
    /// Fields changed on one side are as on that side; fields that both changed alike are so; ``conflicts`` are as the
    /// person has them.
    package let content: ContactContent
    /// The fields that both sides changed, each in its own way: nothing is overwritten, the user settles them.
    package let conflicts: Set<ContactField>

    /// - Parameters:
    ///   - base: what both sides began with.
    ///   - mine: what the user made of it.
    ///   - theirs: what the directory says now.
    package init(base: ContactContent, mine: ContactContent, theirs: ContactContent) {
        let byMe = mine.changes(from: base)
        let byThem = theirs.changes(from: base)
        let different = mine.changes(from: theirs)
        var content = mine
        for field in byThem.subtracting(byMe) { content.take(field, from: theirs) }
        self.content = content
        conflicts = byMe.intersection(byThem).intersection(different)
    }
}
