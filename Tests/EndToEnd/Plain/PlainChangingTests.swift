import Processes
import Testing

/// Changes to contacts in the dialogue, read back by `kith`.
@Suite(.waiting)
struct PlainChangingTests {
    private let session: PlainSession

    init() throws {
        session = try PlainSession()
    }

    @Test func `a number shows a contact, and verbs are about it or about the numbers behind them`() throws {
        let said = try session.type("2", "f", "favorite 7", "d 1 3-4", "u")
        #expect(said.status == 0, "\(said.standardError)")
        #expect(said.standardOutput.contains("Favorited Darth Vader"))
        #expect(said.standardOutput.contains("Deleted 3 contacts"))
        #expect(said.standardOutput.contains("Undid: deleted 3 contacts"))
        #expect(try session.names("--favorites") == ["Darth Vader", "Luke Skywalker"])
        #expect(try session.names().count == 8)
        let marked = try session.type("F").standardOutput
        #expect(marked.contains("2 Darth Vader, SITH, favorite"))
        #expect(marked.contains("1 Darth Vader, SITH, favorite\n2 Luke Skywalker"))
    }

    @Test func `a number stands for whom it was told for, also when others have come before`() throws {
        let said = try session.type("d 1", "d 2", "d1", "h")
        #expect(said.standardOutput.contains("Deleted Chewbacca"))
        #expect(said.standardOutput.contains("Deleted Darth Vader"))
        #expect(said.standardOutput.contains("It may have been deleted in the meantime."))
        #expect(said.standardOutput.contains("1 General Hux"))
        #expect(try session.names().count == 6)
    }

    @Test func `what was taken back is done again, and nothing is told as nothing`() throws {
        let said = try session.type("u", "U", "d 2", "undo", "redo")
        #expect(said.standardOutput.contains("Nothing to undo."))
        #expect(said.standardOutput.contains("Nothing to redo."))
        #expect(said.standardOutput.contains("Redid: deleted Darth Vader"))
        #expect(try session.names("vader").isEmpty)
    }

    @Test func `wrong numbers do nothing`() throws {
        let said = try session.type(
            "d", "d 0", "d 9", "d 3-1", "d 1 x", "f 1-99999999999999999999", "e 1 2", "d1e1", "12345678901234567890")
        #expect(said.standardOutput.contains("Which contact?"))
        #expect(said.standardOutput.contains("Type a number from 1 to 8."))
        #expect(said.standardOutput.contains("This command takes one contact."))
        #expect(try session.names().count == 8)
        #expect(try session.names("--favorites").isEmpty)
    }

    @Test func `more than twenty are deleted after a question, whose safe answer is Enter and the end of input`() throws
    {
        for number in 10..<31 { _ = try session.home.kith("new", "--given", "Clone \(number)") }
        let kept = try session.type("/clone", "d 1-21", "")
        #expect(kept.standardOutput.contains("Delete 21 contacts? y: delete, n or Enter: keep>"))
        #expect(try session.names("clone").count == 21)
        let ended = try session.type("/clone", "d 1-21")
        #expect(ended.status == 7)
        #expect(ended.standardOutput.contains("End of input: nothing was done."))
        #expect(try session.names("clone").count == 21)
        let deleted = try session.type("/clone", "d 1-21", "perhaps", "y")
        #expect(deleted.standardOutput.contains("Type y or n."))
        #expect(try session.names("clone").isEmpty)
    }

    @Test func `the list is ordered, turned, narrowed and walked through`() throws {
        for number in 10..<31 { _ = try session.home.kith("new", "--given", "Clone \(number)") }
        let said = try session.type(
            "j", "j", "k", "k", "o", "3", "o reverse", "o name", "a han", "]", "[", "G", "g", "F", "F")
        for line in [
            "Contacts 21 to 29 of 29.", "This is the last page.", "Contacts 1 to 20 of 29. Type j for more.",
            "This is the first page.", "3 By last change", "No favorites yet. Type F for all contacts.",
        ] { #expect(said.standardOutput.contains(line), "\(line)") }
    }

    @Test func `from a contact the next one is told, and the one before, as far as there are any`() throws {
        let said = try session.type("a han", "4", "]", "]", "[", "8", "]", "1", "[", "h", "]")
        let names = ["Chewbacca", "General Hux", "Han Solo", "Kylo Ren", "Leia Organa", "Supreme Leader Snoke"]
        let told = said.lines.compactMap { line in names.first { line == "> \($0)" } }
        #expect(
            told == [
                "Han Solo", "Kylo Ren", "Leia Organa", "Kylo Ren", "Supreme Leader Snoke", "Chewbacca", "Chewbacca",
            ])
        #expect(said.standardOutput.contains("> This is the last contact."))
        #expect(said.standardOutput.contains("> This is the first contact."))
    }

    @Test func `the search of the command line is about the first list alone`() throws {
        let said = try session.type("b all", "b nix", "b demo", options: ["luke"])
        #expect(said.standardOutput.contains("1 Luke Skywalker, JEDI\nContacts 1 to 1 of 1."))
        #expect(said.standardOutput.contains("There is no address book \"nix\". There are: all, demo."))
        #expect(said.standardOutput.hasSuffix("Address book demo.\n") == false)
        #expect(said.standardOutput.contains("Address book demo."))
        #expect(said.lines.filter { $0 == "Contacts 1 to 8 of 8." }.count == 2)
    }

    @Test func `help names every verb, and each of them is known`() throws {
        let help = try session.type("?", "T", "?", "h", "O", "?", "h", "b", "?", "h")
        for word in [
            "delete NUMBERS", "undo", "redo", "restore NUMBERS", "retry", "drop NUMBER", "remove NUMBER", "quit",
        ] {
            #expect(help.standardOutput.contains(word), "\(word)")
        }
        #expect(!help.standardOutput.contains("unknown command"))
        #expect(try session.type("frobnicate").standardOutput.contains("frobnicate: unknown command."))
    }

    @Test func `the trash gives back, and is emptied after a question`() throws {
        let said = try session.type(
            "d 1 2 3", "T", "9", "2", "r 1 3", "E", "h", "d 1", "trash", "empty", "", "empty", "y", "back")
        #expect(said.status == 0)
        #expect(said.standardOutput.contains("Type numbers from 1 to 3."))
        #expect(said.standardOutput.contains("Restored 2 contacts."))
        #expect(said.standardOutput.contains("Permanently delete 1 contact? y: delete, n or Enter: keep>"))
        #expect(said.standardOutput.contains("Permanently deleted 1 contact."))
        #expect(try session.names().count == 7)
        #expect(try session.home.kith("trash").lines.isEmpty)
        #expect(try session.type("d 1", "T", "E").status == 7)
        #expect(try session.home.kith("trash").lines.count == 1)
    }

    @Test func `a book is added, chosen, and removed after a question`() throws {
        let said = try session.type("b", "n", "my friends", "friends", ".", "y", "n", "Jyn", ".", "y", "b", "1")
        #expect(said.status == 0)
        #expect(said.standardOutput.contains("Added the address book friends."))
        #expect(said.standardOutput.contains("Address book friends."))
        #expect(said.standardOutput.contains("Contacts 1 to 9 of 9."))
        #expect(try session.home.kith("list", "--book", "friends").lines.count == 1)
        #expect(try session.type("b", "d 3", "").standardOutput.contains("This deletes its 1 contact"))
        #expect(try session.home.kith("book", "show", "friends").status == 0)
        #expect(try session.type("b", "d 3", "y").standardOutput.contains("Removed the address book friends."))
        #expect(try session.home.kith("book", "show", "friends").status == 1)
        let ended = try session.type("b", "n", "other")
        #expect(ended.status == 7)
        #expect(ended.standardOutput.contains("End of input: no address book was added."))
    }

    @Test func `help in the form for a book explains each field and each option, and names no book`() throws {
        let said = try session.type("b", "n", "?", "hub", "?", "github-organizations", "", "?", ".", "n")
        #expect(said.standardOutput.contains("Name: No spaces, no \"/\" or \":\"."))
        #expect(said.standardOutput.contains("  star-wars: "))
        #expect(said.standardOutput.contains(". goes to adding. Nothing is added before that."))
        for option in ["user", "limit"] { #expect(said.lines.contains { $0.contains("\(option): ") }, "\(option)") }
        #expect(try session.home.kith("book", "list").lines.count == 1)
        let changed = try session.type("b", "n", #"\?"#, ".", "y")
        #expect(changed.standardOutput.contains("Added the address book ?."))
    }

    @Test func `all books are neither removed nor changed at once`() throws {
        let said = try session.type("b", "d 1", "e 1")
        #expect(
            said.standardOutput.contains("Type the number of the address book to remove, for example: d 2."))
        #expect(
            said.standardOutput.contains("Type the number of the address book to edit, for example: e 2."))
        #expect(try session.home.kith("book", "list").lines.count == 1)
    }

    @Test func `where no book takes contacts, n leads to one, and to the form in it`() throws {
        _ = try session.home.kith("book", "remove", "demo", "--yes")
        let refused = try session.home.kith("new", "--given", "Jyn")
        #expect(refused.standardError.contains("`kith book add contacts`"))
        let said = try session.type("n", "a/b", "mine", "Jyn")
        #expect(said.standardOutput.contains("Type n to add a local address book"))
        #expect(said.standardOutput.contains("Name of a new local address book, or Enter to cancel>"))
        #expect(try session.home.kith("book", "list").lines.map { $0.prefix(4) } == ["mine"])
        #expect(said.standardOutput.contains("Given name"), "the form follows: \(said.standardOutput)")
    }
}
