import Processes
import Testing

struct SettingNamesTests {
    @Test(arguments: [
        ("opener.emial", "opener.email"), ("opener.bogus", "opener.url"), ("opneer.call", "opener.call"),
        ("Opener.Mesage", "opener.message"),
    ])
    func `a setting that Kith has not is refused with the one that is probably meant`(
        key: String, meant: String
    ) throws {
        let home = try CommandLineHome()
        let refused = try home.kith("config", "set", key, "x")
        #expect(refused.status == 2)
        #expect(refused.standardError.contains(meant))
        #expect(try home.kith("config", "list").standardOutput.isEmpty)
    }

    @Test func `every opener can be set, and what others keep in the file is left to them`() throws {
        let home = try CommandLineHome()
        for purpose in ["email", "call", "message", "url"] {
            #expect(try home.kith("config", "set", "opener.\(purpose)", "open {}").status == 0)
        }
        #expect(try home.kith("config", "set", "somebody.else.knows", "x").status == 0)
        #expect(try home.kith("doctor").standardOutput.contains("there is no setting") == false)
    }

    @Test func `the doctor finds a misspelled setting in the file, with its line`() throws {
        let home = try CommandLineHome()
        _ = try home.process.shell("printf '[opener]\\nemial = x\\n' > \"$KITH_HOME/config\"")
        let doctor = try home.kith("doctor")
        #expect(doctor.status == 0)
        #expect(
            doctor.standardOutput.contains("line 2: there is no setting \"opener.emial\"; did you mean opener.email?"))
        #expect(try home.kith("config", "unset", "opener.emial").status == 0)
    }
}
