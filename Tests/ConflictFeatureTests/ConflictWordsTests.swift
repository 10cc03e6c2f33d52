import ConflictFeature
import Editing
import Persistence
import Testing

/// Texts of conflicts in both fronts.
struct ConflictWordsTests {
    @Test func `what has happened names the book`() {
        for kind in [Conflict.Kind.bothChanged, .deletedThere, .deletedHere] {
            #expect(kind.explanation(book: "work").contains("directory of work"))
        }
    }

    @Test func `where one side has deleted the contact, each side says what is then done`() {
        #expect(
            ContactEditor.Side.mine.meaning(resolving: .deletedThere)
                == "Mine: keep it, and add it to the directory again")
        #expect(ContactEditor.Side.theirs.meaning(resolving: .deletedThere) == "Theirs: delete it here too")
        #expect(ContactEditor.Side.mine.meaning(resolving: .deletedHere) == "Mine: delete it in the directory too")
        #expect(
            ContactEditor.Side.theirs.meaning(resolving: .deletedHere) == "Theirs: restore it as it is in the directory"
        )
    }
}
