import Models
import Sync
import Testing

struct HeldBackTests {
    @Test func `what is held back is asked about with its numbers`() {
        let heldBack = HeldBack(book: "demo", removed: 980, of: 1_000)
        #expect(heldBack.message == "demo: the directory no longer has 980 of 1,000 contacts; nothing was removed")
        #expect(heldBack.question.text == "Remove 980 of 1,000 contacts of \"demo\"?")
        #expect(heldBack.question.explanation.hasPrefix("The directory no longer has them,"))
    }

    @Test func `entries that could not be read are a reason to doubt`() {
        let heldBack = HeldBack(book: "demo", removed: 2, of: 9, unreadable: 3)
        #expect(heldBack.message.contains("3 of its entries couldn't be read"))
        #expect(heldBack.question.explanation.hasPrefix("3 entries of the directory couldn't be read"))
    }

    @Test func `another error holds nothing back`() {
        #expect(HeldBack(SyncError.busy(book: "demo")) == nil)
    }
}
