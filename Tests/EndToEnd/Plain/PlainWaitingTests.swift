import Processes
import Testing

/// The dialogue on a terminal that cannot move its cursor, while another process writes to its store.
@Suite(.serialized, .waiting)
struct PlainWaitingTests {
    private static let waiting = "Waiting for another program that writes to the store."
    private static let leaving =
        "Waiting for another program that writes to the store. Press Ctrl-C to drop the changes."

    private func open() async throws -> Tmux {
        let tmux = try Tmux(columns: 120, environment: ["TERM": "dumb"])
        try await tmux.start("--plain")
        try await tmux.wait(for: "Contacts 1 to 8 of 8.")
        return tmux
    }

    private func hold(_ tmux: Tmux) throws -> HeldStore { try HeldStore("\(tmux.home.path)/kith.db") }

    private func enter(_ line: String, _ tmux: Tmux) throws {
        try tmux.type(line)
        try tmux.press("Enter")
    }

    @Test func `that a change waits is said, lines go on, and what came of it is told between two of them`()
        async throws
    {
        let tmux = try await open()
        try await OwnThread.run {
            let other = try hold(tmux)
            try enter("f 1", tmux)
            try tmux.look(for: Self.waiting)
            try enter("d 2", tmux)
            try tmux.look(until: { $0.filter { $0.hasSuffix(Self.waiting) }.count == 2 }, "second word")
            try enter("4", tmux)
            try tmux.look(until: { $0.contains("Han Solo") }, "contact")
            other.release()
        }
        try await tmux.wait(
            until: { _ in try tmux.kith("list", "--json").contains("Darth Vader") == false }, "change")
        #expect(try tmux.screen().last { !$0.isEmpty } == ">")
        try enter("3", tmux)
        let screen = try await tmux.wait(for: "Deleted Darth Vader")
        #expect(screen.contains { $0.contains("Favorited Chewbacca") })
        try enter("q", tmux)
        try await tmux.waitForShell()
        #expect(try tmux.kith("list", "--favorites").contains("Chewbacca"))
    }

    @Test func `in a form it is said as well, and the form is saved when the other is done`() async throws {
        let tmux = try await open()
        try await OwnThread.run {
            let other = try hold(tmux)
            for line in ["e 1", "Chewie", ".", "y"] { try enter(line, tmux) }
            try tmux.look(for: Self.waiting)
            other.release()
        }
        try await tmux.wait(for: "u undo")
        #expect(try tmux.kith("list").contains("Chewie"))
    }

    @Test func `who leaves has what they asked for`() async throws {
        let tmux = try await open()
        try await OwnThread.run {
            let other = try hold(tmux)
            try enter("f 1", tmux)
            try tmux.look(for: Self.waiting)
            try enter("q", tmux)
            try tmux.look(for: Self.leaving)
            other.release()
        }
        try await tmux.waitForShell()
        #expect(try await tmux.answer().contains("status=0"))
        #expect(try tmux.kith("list", "--favorites").contains("Chewbacca"))
    }

    @Test func `Ctrl-C gives up what waits`() async throws {
        let tmux = try await open()
        let other = try hold(tmux)
        try enter("f 1", tmux)
        try await tmux.wait(for: Self.waiting)
        try enter("q", tmux)
        try await tmux.wait(for: Self.leaving)
        try tmux.press("C-c")
        try await tmux.waitForShell()
        other.release()
        #expect(try !tmux.kith("list", "--json").contains(#""favorite": true"#))
    }

    @Test func `what waits in vain in a pipe is told, and by the exit code`() throws {
        let session = try PlainSession()
        #expect(try session.names().count == 8)
        let other = try HeldStore("\(session.home.folder.path)/kith.db")
        let said = try session.type("f 1")
        other.release()
        #expect(said.status == 74)
        for line in [Self.waiting, Self.leaving, "Couldn't change Chewbacca: another program has locked the store"] {
            #expect(said.standardOutput.contains(line), "\(said.standardOutput)")
        }
        #expect(!said.standardOutput.contains("press"), "nobody presses keys here")
        #expect(try session.names("--favorites").isEmpty)
    }
}
