import JSON
import LoopbackServer
import Processes
import Testing

/// Lists of every length, and of the worst contents, through `kith`.
// One after the other, since each keeps a thread of the pool busy that tests of screens wait for.
@Suite(.serialized, .waiting)
struct HostileListTests {
    @Test(arguments: PlayedDirectory.allCases, [0, 1, 134])
    func `a list of any length comes whole, and is counted`(kind: PlayedDirectory, count: Int) throws {
        try checkList(of: count, kind)
    }

    @Test(arguments: PlayedDirectory.allCases)
    func `ten thousand come whole`(kind: PlayedDirectory) throws {
        try checkList(of: 10_000, kind)
    }

    private func checkList(of count: Int, _ kind: PlayedDirectory) throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer(remembersRequests: false)
        kind.play((0..<count).map { .object(kind.element($0 + 1, "Name\($0)")) }, on: server)
        try home.connect(to: server, as: kind, options: kind == .organizations ? ["--option", "limit=20000"] : [])
        let synced = try home.kith("sync")
        #expect(synced.status == 0)
        #expect(
            synced.standardOutput
                == "rebels: \(count) fetched, \(count) added, 0 changed, 0 removed, 0 unchanged\n")
        #expect(synced.standardError.isEmpty)
        let list = try home.json("list", "--json", "--limit", "1", "--fields", "name")
        #expect(list["total"]?.int == count)
        #expect(try home.kith("list", "name:name0").lines.count == min(count, 1))
        if kind == .contacts, count > 0 {
            #expect(try home.kith("query", "name0").lines == ["a@x.org\tName0 Last\trebels"])
        }
        #expect(
            try home.kith("sync").standardOutput
                == "rebels: \(count) fetched, 0 added, 0 changed, 0 removed, \(count) unchanged\n")
    }

    @Test func `of more organizations than wanted three hundred come, and no page more`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        let kind = PlayedDirectory.organizations
        kind.play((0..<1000).map { .object(kind.element($0 + 1, "Name\($0)")) }, on: server)
        try home.connect(to: server, as: kind)
        #expect(try home.kith("sync").standardOutput.contains("300 fetched, 300 added"))
        #expect(server.requests.count == 3)
        #expect(try home.kith("book", "set", "rebels", "limit=301").status == 0)
        #expect(try home.kith("sync").standardOutput.contains("1 fetched, 1 added, 0 changed, 0 removed"))
        #expect(try home.json("list", "--json", "--limit", "1")["total"]?.int == 301)
    }

    @Test(arguments: PlayedDirectory.allCases)
    func `what is not as it should be is skipped or left out, counted, and does nothing to a terminal`(
        kind: PlayedDirectory
    ) throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        let elements = HostileElements(kind)
        kind.play(elements.all, on: server)
        try home.connect(to: server, as: kind)
        let synced = try home.kith("sync", "-v")
        #expect(synced.status == 0)
        let count = elements.readable.count
        let skipped = elements.unreadable.count
        #expect(
            synced.standardOutput == "rebels: \(count) fetched, \(count) added, 0 changed, 0 removed, 0 unchanged, "
                + "\(skipped) skipped\n")
        #expect(synced.standardError.split(separator: "\n").count { $0.hasPrefix("rebels: skipped ") } == skipped)
        #expect(synced.standardError.contains("rebels: left out "))
        checkHarmless(synced.standardError)
        let item = try home.json("sync", "--json")["items"]?.array?.first
        #expect(item?["skipped"]?.array?.map { $0["index"]?.int } == Array(count + 1..<count + 1 + skipped))
        #expect(item?["unchanged"]?.int == count)
        #expect(try home.kith("book", "show", "rebels").standardOutput.contains("\(skipped)"))

        let list = try home.kith("list")
        #expect(list.lines.count == count)
        #expect(list.standardOutput.contains(elements.longName))
        #expect(!list.standardOutput.contains("null"))
        let documents = try home.json("list", "--json")
        #expect(documents["items"]?.array?.count == count)
        #expect(documents["items"]?.array?.contains { $0["name"]?["full"]?.string?.contains("👩‍👩‍👧‍👦") == true } == true)
        let ids = try #require(documents["items"]?.array?.compactMap { $0["id"]?.string })
        let shown = try home.process.shell(
            """
            for id in \(ids.joined(separator: " ")); do "$KITH" show $id || exit; done
            """)
        #expect(shown.status == 0)
        #expect(!shown.standardOutput.contains("null"))
        for value in elements.unknownValues { #expect(shown.standardOutput.contains(value)) }
        let others = try home.process.shell(
            """
            "$KITH" list --tsv --fields name,given,family,email,phone,note,attributes,photo || exit
            "$KITH" list --format '{name} {note}' && "$KITH" list --json && "$KITH" list --jsonl || exit
            for id in \(ids.joined(separator: " ")); do "$KITH" show $id --json || exit; done
            export NO_COLOR=1
            script -qec '"$KITH" --no-pager list; "$KITH" --no-pager list --json' /dev/null < /dev/null
            for id in \(ids.joined(separator: " ")); do
                script -qec "'$KITH' --no-pager show $id; '$KITH' --no-pager show $id --vcard" /dev/null < /dev/null
            done
            """)
        #expect(others.status == 0)
        for text in [list, shown, others].flatMap({ [$0.standardOutput, $0.standardError] }) { checkHarmless(text) }
    }

    /// Nothing that a terminal obeys, or that turns the direction of what follows.
    private func checkHarmless(_ text: String) {
        let found = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: false
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E: true
            default: false
            }
        }
        #expect(found.isEmpty, "\(found.map { String($0.value, radix: 16) }) in \(text.prefix(400).debugDescription)")
    }
}

/// Elements of a list as no server should send them.
private struct HostileElements {
    /// One of them comes twice.
    let readable: [JSONObject]
    let unreadable: [JSONValue]
    let all: [JSONValue]
    let longName = String(repeating: "Long é ", count: 571) + "ago"
    let unknownValues: [String]

    init(_ kind: PlayedDirectory) {
        var nulls = kind.element(2, "Nulls")
        var wrong = kind.element(3, "Wrong")
        for key in nulls.keys where key != kind.identifierKey && key != "login" {
            nulls[key] = .null
            wrong[key] = wrong[key]?.bool == nil ? [7] : "yes"
        }
        var unknown = kind.element(4, "Unknown")
        switch kind {
        case .individuals: unknown["affiliation"] = "GREY\u{1B}[31m_JEDI"
        case .launches: unknown["tentative_max_precision"] = "fortnight"
        default: unknown["unheard_of"] = ["of": 7]
        }
        unknownValues = kind == .individuals ? ["_JEDI"] : kind == .launches ? ["fortnight"] : []
        let escape = "\u{1B}[31mRed\u{7}\u{9B}2J\u{1B}]0;title\u{7}\u{202E}\u{85}"
        var obeyed = kind.element(9, escape)
        for key in obeyed.keys where obeyed[key]?.string != nil { obeyed[key] = .string(escape) }
        readable = [
            kind.element(1, "Good"), nulls, wrong, unknown, kind.element(5, longName),
            kind.element(6, "👩‍👩‍👧‍👦 🌊 e\u{301}"), kind.element(7, "ليلى \u{202E}حداد"), kind.element(8, "Newline\r\n\n"),
            obeyed,
        ]
        let identifiers: [JSONValue] = [.null, true, "", 1.5, [1]]
        var nameless = identifiers.map { identifier in
            var element = kind.element(10, "Nobody")
            element[kind.identifierKey] = identifier
            return JSONValue.object(element)
        }
        if kind == .organizations { nameless.append(.object(["id": 11, "login": .null])) }
        unreadable = nameless + [7, .null, "\u{1B}[2J", []]
        all = readable.map { .object($0) } + [.object(readable[0])] + unreadable
    }
}
