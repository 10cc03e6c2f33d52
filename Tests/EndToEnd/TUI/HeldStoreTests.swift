import Glibc
import Processes
import Testing

/// The app while another process writes to its store.
@Suite(.serialized, .waiting)
struct HeldStoreTests {
    private func open() async throws -> Tmux {
        let tmux = try Tmux()
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        return tmux
    }

    private func hold(_ tmux: Tmux) throws -> HeldStore { try HeldStore("\(tmux.home.path)/kith.db") }

    @Test func `keys work, and what was changed comes in its order when the other is done`() async throws {
        let tmux = try await open()
        try await OwnThread.run {
            let other = try hold(tmux)
            try tmux.type("fjfkfjj")
            let screen = try tmux.look(for: ">   GH General Hux")
            #expect(!screen.contains { $0.contains("★") })
            try tmux.look(for: "Saving 3 changes · waiting for another program that writes to the store…")
            other.release()
            // The toast first: the list stays.
            try tmux.look(for: "Unfavorited Chewbacca")
        }
        try await tmux.wait(for: "★ DV Darth Vader")
        #expect(try tmux.kith("show", "chewbacca", "--json").contains(#""favorite": false"#))
        // The last step is the last key's.
        try tmux.kith("undo")
        #expect(try tmux.kith("show", "chewbacca", "--json").contains(#""favorite": true"#))
    }

    @Test func `a form is saved when the other is done`() async throws {
        let tmux = try await open()
        try await OwnThread.run {
            let other = try hold(tmux)
            try tmux.type("e")
            try tmux.look(for: "Kith ─ edit: Chewbacca")
            try tmux.type("Chewie")
            try tmux.press("C-s")
            try tmux.look(for: "saving…")
            try tmux.press("Tab")
            other.release()
            try tmux.look(for: "u undo")
        }
        #expect(try tmux.kith("list").contains("Chewie"))
    }

    @Test func `what waits in vain is told, whatever was pressed meanwhile`() async throws {
        let tmux = try await open()
        try await OwnThread.run {
            let other = try hold(tmux)
            try tmux.type("fj")
            try tmux.look(for: "! Couldn't change Chewbacca: another program")
            other.release()
        }
        #expect(try tmux.kith("show", "chewbacca", "--json").contains(#""favorite": false"#))
    }

    @Test(arguments: ["q", "C-c"]) func `who leaves has what they asked for`(key: String) async throws {
        let tmux = try await open()
        try await OwnThread.run {
            let other = try hold(tmux)
            try tmux.type("fj")
            try tmux.look(for: ">   DV Darth Vader")
            try tmux.press(key)
            try tmux.look(for: "kith-tui: waiting for another program")
            #expect(try tmux.fact("alternate_on") == "0")
            other.release()
        }
        try await tmux.waitForShell()
        #expect(try await tmux.answer().contains("status=\(key == "q" ? 0 : 130)"))
        #expect(try tmux.kith("list", "--favorites").contains("Chewbacca"))
    }

    @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)])
    func `a signal waits for what was asked for`(signal: Int32, status: Int) async throws {
        let tmux = try await open()
        let other = try hold(tmux)
        try tmux.type("fj")
        try await tmux.wait(for: ">   DV Darth Vader")
        kill(try await tmux.app(), signal)
        try await tmux.wait(for: "kith-tui: waiting for another program")
        #expect(try tmux.fact("alternate_on") == "0")
        other.release()
        try await tmux.waitForShell()
        #expect(try await tmux.answer().contains("status=\(status)"))
        #expect(try tmux.kith("list", "--favorites").contains("Chewbacca"))
    }

    @Test func `what could not be done before leaving is told in the shell`() async throws {
        let tmux = try await open()
        let other = try hold(tmux)
        try tmux.type("fjf")
        try await tmux.wait(for: ">   DV Darth Vader")
        try tmux.type("q")
        try await tmux.wait(for: "kith-tui: couldn't save 2 changes: another program has locked the store")
        try await tmux.waitForShell()
        #expect(try await tmux.answer().contains("status=74"))
        other.release()
    }
}
