import Models
import TUI
import TerminalUI
import Testing

/// Actions by their names.
@MainActor
struct PaletteTests {
    @Test func `a few letters find an action, and Enter does it`() async throws {
        let stage = try await Stage.open(Contact.crew)
        stage.press(":fav only")
        #expect(stage.text().contains(">   favourites only, or everybody"))
        stage.press(.enter)
        #expect(stage.text().contains("Kith ─ favourites ─"))
    }

    @Test func `letters in between may be left out`() async throws {
        let stage = try await Stage.open(Contact.crew)
        stage.press(":gohtrag")
        #expect(stage.text().contains("Nothing matches."))
        stage.press(.control("u"))
        stage.press("opn cntct")
        stage.press(.enter)
        #expect(stage.text().contains("Kith ─ Han Solo ─"))
    }

    @Test func `a key finds its action too`() async throws {
        let stage = try await Stage.open(Contact.crew)
        stage.press(":")
        stage.press("ctrl-d")
        #expect(stage.text().contains(">   half a page down"))
    }

    @Test func `Esc closes it and nothing is done`() async throws {
        let stage = try await Stage.open(Contact.crew)
        let list = stage.frame()
        stage.press(":quit")
        stage.press(.escape)
        #expect(stage.frame() == list)
        #expect(!stage.presenter.isFinished)
    }

    @Test func `only what is offered is in it`() async throws {
        let stage = try await Stage.open()
        stage.press(":")
        #expect(!stage.text(rows: 40).contains("find as you type"))
        #expect(stage.text(rows: 40).contains("the address books"))
    }

    @Test func `a click chooses`() async throws {
        let stage = try await Stage.open(Contact.crew)
        stage.press(":favourites only")
        let row = try #require(stage.frame().lines.firstIndex { $0.contains("favourites only, or") })
        _ = stage.presenter.handle(.mouse(MouseEvent(.press(.left), at: Position(column: 20, row: row))))
        #expect(stage.text().contains("Kith ─ favourites ─"))
    }

    @Test func `help lies over it, and goes first`() async throws {
        let stage = try await Stage.open(Contact.crew)
        stage.press(":")
        stage.press(.function(1))
        #expect(stage.text().contains("Keys: Actions"))
        stage.press(.escape)
        #expect(stage.text().contains("Actions: List"))
        stage.press(.escape)
        #expect(!stage.text().contains("Actions: List"))
    }

    @Test func `every size is drawn`() async throws {
        let stage = try await Stage.open(Contact.hostile)
        stage.press(":")
        for columns in 0...45 {
            for rows in 0...14 {
                #expect(stage.frame(columns: columns, rows: rows).size == Size(columns: columns, rows: rows))
            }
        }
    }
}
