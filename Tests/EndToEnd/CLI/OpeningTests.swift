import Models
import Processes
import Testing

@Suite(.waiting)
struct OpeningTests {
    private let home: CommandLineHome

    init() throws {
        home = try CommandLineHome()
        try StoredContacts.write(
            [
                StoredContacts.contact(
                    "Wedge", "Antilles",
                    emails: [
                        Labeled("wedge@home.example", types: ["home"]),
                        Labeled("wedge@rebels.example", types: ["work"], preference: 1),
                    ], phones: [Labeled("+1 (555) 0100,,99", types: ["cell"]), Labeled("0172/123", types: ["work"])]),
                StoredContacts.contact("Query", "Rebel", emails: [Labeled("a?bcc=evil@x.example")]),
                StoredContacts.contact("Shell", "Rebel", emails: [Labeled("\"; rm -rf /; '$(id)`id`\"@x.example")]),
                StoredContacts.contact(
                    "Header", "Rebel", emails: [Labeled("a@x.example\nBcc: evil@x.example")],
                    phones: [Labeled("call me\n")]),
                StoredContacts.contact("Nobody", "Rebel"),
            ], into: home)
    }

    private func set(_ setting: String, _ command: String) throws {
        #expect(try home.kith("config", "set", setting, command).status == 0)
    }

    /// A program that writes its arguments, a line each, into a file, and ends with this status.
    private func spy(_ name: String = "spy", status: Int = 0) throws -> (path: String, record: String) {
        let path = home.folder.path + "/" + name
        let record = path + ".arguments"
        let made = try home.process.shell(
            """
            printf '%s\\n' '#!/bin/sh' 'printf "<%s>\\n" "$@" > "\(record)"' 'exit \(status)' > '\(path)'; chmod +x '\(path)'
            """)
        #expect(made.status == 0)
        return (path, record)
    }

    private func recorded(_ record: String) throws -> String {
        try home.process.shell("cat '\(record)'").standardOutput
    }

    @Test func `without a terminal the preferred value counts, and a label chooses another`() throws {
        let mail = try home.kith("email", "wedge", "--print")
        #expect(mail.status == 0)
        #expect(mail.standardOutput == "mailto:wedge@rebels.example\n")
        #expect(mail.standardError.isEmpty)
        #expect(
            try home.kith("email", "wedge", "--print", "--label", "HOME", "--subject", "Tea?\nBcc: x", "--body", "1\n2")
                .standardOutput == "mailto:wedge@home.example?subject=Tea%3F%20Bcc%3A%20x&body=1%0D%0A2\n")
        #expect(try home.kith("call", "wedge", "--print").standardOutput == "tel:+15550100\n")
        #expect(
            try home.kith("message", "wedge", "--print", "--label", "work", "--body", "a&b").standardOutput
                == "sms:0172123?body=a%26b\n")
    }

    @Test(arguments: [
        ("2", "mailto:wedge@home.example", 0), ("", "mailto:wedge@rebels.example", 0), ("3", "nothing was opened", 7),
        ("x", "nothing was opened", 7),
    ])
    func `on a terminal a person chooses among several values, the preferred one first`(
        answer: String, said: String, status: Int32
    ) throws {
        let asked = try home.process.shell(
            "echo '\(answer)' | script -qec \"'$KITH' email wedge --print\" /dev/null")
        #expect(asked.status == status)
        #expect(asked.standardOutput.contains("1) wedge@rebels.example  work"))
        #expect(asked.standardOutput.contains("2) wedge@home.example  home"))
        #expect(asked.standardOutput.contains(said))
        let single = "script -qec \"'$KITH' call wedge --label work --print\" /dev/null < /dev/null"
        let unasked = try home.process.shell(single).standardOutput
        #expect(unasked.contains("tel:0172123") && !unasked.contains("Which one"))
    }

    @Test func `what is missing is told`() throws {
        for command in ["email", "call", "message"] {
            let failed = try home.kith(command, "nobody")
            #expect(failed.status == 1)
            #expect(failed.standardOutput.isEmpty)
            #expect(failed.standardError.contains("\"Nobody Rebel\" has no \(command == "email" ? "e-mail" : "phone")"))
        }
        let failed = try home.kith("email", "wedge", "--label", "moon", "--print")
        #expect(failed.status == 1)
        for word in ["moon", "home", "work"] { #expect(failed.standardError.contains(word)) }
    }

    @Test func `no value leaves its argument, and none becomes a header`() throws {
        let spy = try spy()
        try set("opener.email", "'\(spy.path)' --to '{}' last")
        #expect(try home.kith("email", "query").status == 0)
        #expect(try recorded(spy.record) == "<--to>\n<mailto:a%3Fbcc%3Devil@x.example>\n<last>\n")
        #expect(try home.kith("email", "shell", "--subject", "'; touch /tmp/x; '\"").status == 0)
        #expect(
            try recorded(spy.record) == """
                <--to>
                <mailto:%22%3B%20rm%20-rf%20%2F%3B%20%27%24%28id%29%60id%60%22@x.example\
                ?subject=%27%3B%20touch%20%2Ftmp%2Fx%3B%20%27%22>
                <last>

                """)
        let refused = try home.kith("email", "header", "--print")
        #expect(refused.status == 7)
        #expect(refused.standardOutput.isEmpty)
        #expect(try home.kith("call", "header", "--print").status == 7)
    }

    @Test func `the command's failure is told with its status, and so is one that does not start`() throws {
        let spy = try spy(status: 3)
        try set("opener.call", spy.path)
        let failed = try home.kith("call", "wedge")
        #expect(failed.status == 7)
        #expect(failed.standardError.contains("couldn't open it"))
        #expect(failed.standardError.contains("exit status 3"))
        #expect(try recorded(spy.record) == "<tel:+15550100>\n")
        try set("opener.call", "kith-no-such-program {}")
        let missing = try home.kith("call", "wedge")
        #expect(missing.status == 78)
        #expect(missing.standardError.contains("kith-no-such-program"))
        try set("opener.call", "dial 'open {}")
        #expect(try home.kith("call", "wedge").standardError.contains("opener.call"))
    }

    @Test func `with a display xdg-open opens, without one the link is printed with what to set`() throws {
        let spy = try spy("xdg-open")
        let path = "\(home.folder.path):\(KithProcess.baseEnvironment["PATH"] ?? "")"
        let desktop = home.with(["PATH": path, "WAYLAND_DISPLAY": "wayland-0"])
        let opened = try desktop.run(["message", "wedge"])
        #expect(opened.status == 0)
        #expect(opened.standardOutput.isEmpty)
        #expect(try recorded(spy.record) == "<sms:+15550100>\n")
        let printed = try home.with(["PATH": path]).run(["message", "wedge"])
        #expect(printed.status == 0)
        #expect(printed.standardOutput == "sms:+15550100\n")
        #expect(printed.standardError.contains("opener.message"))
        let chosen = try home.with(["PATH": path, "DISPLAY": ":0", "KITH_USE": "Opener=print"]).run(["call", "wedge"])
        #expect(chosen.standardOutput == "tel:+15550100\n")
        #expect(try home.with(["PATH": path, "KITH_USE": "Opener=xdg-open"]).run(["call", "wedge"]).status == 7)
    }

    @Test func `a number is dialled as it is written, or not at all`() throws {
        for (phone, link) in [("*100#", "*100%23"), ("+1 555 0100", "+15550100")] {
            let id = try home.kith("new", "--book", "rebels", "--given", "Dial", "--phone", phone).lines[0]
            #expect(try home.kith("call", id, "--print").standardOutput == "tel:\(link)\n")
            #expect(try home.kith("message", id, "--print").standardOutput == "sms:\(link)\n")
        }
        let id = try home.kith("new", "--book", "rebels", "--given", "Vanity", "--phone", "+1-800-FLOWERS").lines[0]
        for command in ["call", "message"] {
            let refused = try home.kith(command, id, "--print")
            #expect(refused.status == 7)
            #expect(refused.standardOutput.isEmpty)
            #expect(refused.standardError.contains("\"+1-800-FLOWERS\" is not a number that can be dialed"))
        }
    }
}
