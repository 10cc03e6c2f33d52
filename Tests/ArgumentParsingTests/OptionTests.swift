import ArgumentParsing
import Testing

struct OptionTests {
    @Test(arguments: [
        "new --email a@b --email c@d", "new --email=a@b -e c@d", "new -ea@b -e=c@d", "-e a@b new --email c@d",
    ])
    func `a repeated option keeps all its values in order`(line: String) throws {
        #expect(try command(line).values("email") == ["a@b", "c@d"])
    }

    @Test func `the last of several values wins`() throws {
        #expect(try command("list --book a --sort name --book b").value("book") == "b")
        #expect(try command("list").value("book") == nil)
        #expect(try command("list").values("email") == [])
    }

    @Test func `a value may be empty, hold an equals sign, or begin with a hyphen behind one`() throws {
        #expect(try command("list --format=").value("format") == "")
        #expect(try command("list --format=a=b").value("format") == "a=b")
        #expect(try command("list --format=--json").value("format") == "--json")
        #expect(try command("list -b=-x").value("book") == "-x")
    }

    @Test func `numbers below zero and a single hyphen are values, other options are not`() throws {
        #expect(try command("list --format -5").value("format") == "-5")
        #expect(try command("list --format -.5e3").value("format") == "-.5e3")
        #expect(try command("new --json -").value("json") == "-")
        #expect(try problems("list --format -0") == [.missingValue(option: "--format", valueName: "TEMPLATE")])
        #expect(try problems("list --format -inf").first == .missingValue(option: "--format", valueName: "TEMPLATE"))
    }

    @Test func `short options cluster and the last may take a value`() throws {
        let cluster = try command("list -qv0n5 luke")
        #expect(cluster.flag("quiet") && cluster.flag("verbose") && cluster.flag("null"))
        #expect(cluster.integer("limit") == 5)
        #expect(try command("list -qn 5").integer("limit") == 5)
        #expect(try command("list -0").flag("null"))
    }

    @Test func `a negatable flag has three states and the last wins`() throws {
        #expect(try command("list").setting("header") == nil)
        #expect(try command("list --header").setting("header") == true)
        #expect(try command("list --no-header").setting("header") == false)
        #expect(try command("list --no-header --header").flag("header"))
        #expect(try problems("list --no-json").count == 1)
    }

    @Test func `a command's own option hides the global one`() throws {
        #expect(try command("new --book demo").value("book") == "demo")
        #expect(try command("new -b demo").value("book") == "demo")
    }

    @Test func `whole numbers are read and checked against their range`() throws {
        #expect(try command("list --limit 1000").integer("limit") == 1000)
        #expect(try command("list").integer("limit") == nil)
        for value in ["0", "1001", "-5", "x", "1.5", "", "99999999999999999999"] {
            #expect(
                try messages("list --limit=\(value)")
                    == ["invalid value '\(value)' for '--limit': expected a whole number from 1 to 1000"])
        }
    }

    @Test func `choices are checked and listed`() throws {
        #expect(try command("list --fields name,phone").choices("fields") == ["name", "phone"])
        #expect(try command("list").choices("fields") == nil)
        #expect(try messages("list --sort age") == ["invalid value 'age' for '--sort': choose name, family or recent"])
        #expect(
            try messages("list --fields name,,age")
                == ["invalid value 'name,,age' for '--fields': choose from name, email and phone, separated by commas"])
        #expect(try messages("move luke nowhere") == ["invalid value 'nowhere' for 'TO': choose demo or rebels"])
    }
}
