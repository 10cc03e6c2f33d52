import JSON
import Processes
import Testing

@Suite(.waiting)
struct ConfigTests {
    @Test(arguments: [
        ("use.persistance", "memory", ["persistance", "Persistence"]),
        ("use.persistence", "memroy", ["memroy", "memory", "sqlite"]),
    ])
    func `a choice that does not exist is not written, and those there are are named`(
        key: String, value: String, words: [String]
    ) throws {
        let home = try CommandLineHome()
        let failed = try home.kith("config", "set", key, value)
        #expect(failed.status == 2)
        for word in words { #expect(failed.standardError.contains(word)) }
        #expect(try home.kith("config", "list").standardOutput.isEmpty)
        #expect(try home.kith("list").status == 0)
    }

    @Test func `a choice that nobody can use can be found and unset`() throws {
        let home = try CommandLineHome()
        _ = try home.process.shell("printf '[use]\\npersistance = memory\\n' > \"$KITH_HOME/config\"")
        #expect(try home.kith("list").status == 78)
        let doctor = try home.kith("doctor")
        #expect(doctor.status == 78)
        #expect(doctor.standardOutput.contains("persistance"))
        #expect(
            doctor.standardOutput.contains(
                "The slots are Persistence, Networking, Log, Opener, ImageStore, ImageRenderer."))
        #expect(try home.kith("config", "list").standardOutput == "use.persistance=memory\n")
        #expect(try home.kith("config", "set", "use.persistence", "sqlite").status == 0)
        #expect(try home.kith("config", "unset", "use.persistance").status == 0)
        #expect(try home.kith("list").status == 0)
        #expect(try home.kith("doctor").status == 0)
    }

    @Test(arguments: [["get", "nodot"], ["set", "nodot", "1"], ["unset", "a.1"]])
    func `a malformed name is a wrong command line`(arguments: [String]) throws {
        let home = try CommandLineHome()
        let failed = try home.process.run(["config"] + arguments)
        #expect(failed.status == 2)
        #expect(failed.standardError.contains("section.name"))
    }

    @Test func `doctor makes nothing, and says what is chosen and what is not there yet`() throws {
        let home = try CommandLineHome()
        let doctor = try home.kith("doctor")
        #expect(doctor.status == 0)
        #expect(doctor.standardOutput.contains("Persistence=sqlite"))
        #expect(doctor.standardOutput.contains("doesn't exist yet"))
        #expect(try home.process.shell("ls -A \"$KITH_HOME\"").standardOutput.isEmpty)
        _ = try home.kith("list")
        let items = try home.json("doctor", "--json")["items"]?.array ?? []
        let store = items.first { $0["name"]?.string == "store" }
        #expect(store?["detail"]?.string == "8 contacts in 1 book: demo")
        let swapped = try home.with(["KITH_USE": "Persistence=memory"]).run(["doctor"])
        #expect(swapped.standardOutput.contains("Persistence=memory, chosen by KITH_USE"))
    }
}
