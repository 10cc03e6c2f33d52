import JSON
import Processes
import Testing

@Suite(.waiting)
struct ChangingTests {
    @Test func `new prints the id of what it adds, and every option lands in its field`() throws {
        let home = try CommandLineHome()
        let added = try home.kith(
            "new", "--given", "Jyn", "--family", "Erso", "--additional", "Lyra", "--prefix", "Sgt.", "--suffix", "II",
            "--nickname", "Stardust", "--organization", "Rebel Alliance; Rogue One", "--title", "Sergeant", "--email",
            "home:jyn@x.org", "--email", "j@y.org", "--phone", "cell:+1 555 0100", "--address",
            "home:1 Main St; Vallt; ; 0815; Naboo", "--url", "https://x.org/a", "--url", "work:https://y.org",
            "--birthday=--05-05", "--note", "a\nb", "--category", "Rogues", "--attribute", "Affiliation:REBELS",
            "--favorite")
        #expect(added.status == 0)
        #expect(added.standardError.contains("kith undo"))
        let id = try #require(added.lines.first)
        #expect(added.lines.count == 1)
        let contact = try #require(home.json("show", id, "--json")["contact"])
        #expect(contact["name"]?["full"]?.string == "Sgt. Jyn Lyra Erso II")
        #expect(contact["name"]?["nickname"]?.string == "Stardust")
        #expect(contact["organization"]?.string == "Rebel Alliance, Rogue One")
        #expect(contact["emails"] == [["label": "home", "value": "jyn@x.org"], ["label": .null, "value": "j@y.org"]])
        #expect(contact["addresses"]?.array?.first?["components"]?["postal_code"]?.string == "0815")
        #expect(contact["urls"]?.array?.map { $0["value"]?.string } == ["https://x.org/a", "https://y.org"])
        #expect(contact["birthday"]?.string == "--05-05")
        #expect(contact["note"]?.string == "a\nb")
        #expect(contact["attributes"] == [["name": "Affiliation", "value": "REBELS"]])
        #expect(contact["favorite"]?.bool == true)
        #expect(contact["pending"]?.bool == false)
    }

    @Test func `several books that take contacts have to be told apart`() throws {
        let home = try CommandLineHome()
        _ = try home.kith("book", "add", "home")
        let failed = try home.kith("new", "--given", "Jyn")
        #expect(failed.status == 2)
        #expect(failed.standardError.contains("demo, home"))
        #expect(try home.kith("add", "--given", "Jyn", "--book", "home").status == 0)
        #expect(try home.kith("new", "--given", "Jyn", "--book", "none").status == 1)
    }

    @Test func `edit touches what is named, and never ends a favorite`() throws {
        let home = try CommandLineHome()
        _ = try home.kith("fav", "leia")
        let before = try #require(home.json("show", "leia", "--json")["contact"]?.object)
        let changed = try home.json(
            "edit", "leia", "--title", "General", "--add-email", "work:leia@x.org", "--json")
        #expect(changed["schema"]?.string == "kith.change/1")
        #expect(changed["action"]?.string == "changed")
        #expect(changed["delivery"]?["state"]?.string == "local")
        let after = try #require(changed["contact"]?.object)
        let different = before.keys.filter { before[$0] != after[$0] }
        #expect(different == ["title", "emails", "updated"])
        #expect(after["favorite"]?.bool == true)

        #expect(try home.kith("modify", "leia", "--remove-email", "LEIA@x.org", "--clear", "title").status == 0)
        let cleared = try #require(home.json("show", "leia", "--json")["contact"])
        #expect(cleared["emails"]?.array?.isEmpty == true)
        #expect(cleared["title"]?.isNull == true)
        #expect(try home.kith("edit", "leia", "--remove-email", "no@x.org").status == 1)
        #expect(try home.kith("edit", "leia", "--clear", "favorite").status == 2)
        #expect(try home.kith("edit", "leia", "--clear", "nothing").status == 2)
        let same = try home.json("edit", "leia", "--given", "Leia", "--json")
        #expect(same["action"]?.string == "unchanged")
    }

    @Test func `what is wrong is told at its field, all at once, and nothing is saved`() throws {
        let home = try CommandLineHome()
        let failed = try home.kith(
            "edit", "leia", "--email", "nowhere", "--phone", "none", "--birthday", "2019-02-30", "--title", "General")
        #expect(failed.status == 7)
        for field in ["email:", "phone:", "birthday:"] { #expect(failed.standardError.contains(field)) }
        #expect(try home.json("show", "leia", "--json")["contact"]?["title"]?.isNull == true)
        #expect(try home.kith("undo").status == 1)
        #expect(try home.kith("new").status == 2)
        #expect(try home.kith("new", "--note", " ").status == 7)
        #expect(try home.kith("edit", "leia").status == 2)
    }

    @Test func `a label that the directory would lose is told at its field`() throws {
        let home = try CommandLineHome()
        _ = try home.kith("book", "add", "far", "--directory", "contacts-api", "--url", "http://127.0.0.1:9")
        let names = ["new", "--book", "far", "--given", "Jyn", "--family", "Erso"]
        let failed = try home.process.run(names + ["--email", "home:jyn@x.org", "--phone", "cell:1"])
        #expect(failed.status == 7)
        for field in ["email:", "phone:"] { #expect(failed.standardError.contains(field)) }
        #expect(failed.standardError.contains("can't have labels"))
        #expect(try home.process.run(names + ["--email", "jyn@x.org", "--phone", "1"]).status == 0)
    }

    @Test func `delete, undo, redo and trash lead there and back`() throws {
        let home = try CommandLineHome()
        let deleted = try home.kith("rm", "hux", "kylo ren")
        #expect(deleted.status == 0)
        #expect(deleted.standardError.contains("2 contacts"))
        #expect(deleted.standardError.contains("kith undo"))
        #expect(try home.kith("list").lines.count == 6)
        #expect(try home.kith("trash").lines.count == 2)
        #expect(try home.kith("undo").standardError.contains("kith redo"))
        #expect(try home.kith("list").lines.count == 8)
        #expect(try home.kith("redo").status == 0)
        #expect(try home.kith("list").lines.count == 6)
        let restored = try home.json("trash", "restore", "hux", "--json")
        #expect(restored["items"]?.array?.first?["name"]?["full"]?.string == "General Hux")
        #expect(try home.kith("trash", "restore", "hux").status == 1)
        let trash = try home.json("trash", "list", "--json")
        #expect(trash["schema"]?.string == "kith.trash/1")
        #expect(trash["total"]?.int == 1)
        #expect(trash["items"]?.array?.first?["contact"]?["name"]?["full"]?.string == "Kylo Ren")

        let refused = try home.kith("trash", "empty")
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("--yes"))
        #expect(try home.kith("trash", "empty", "--yes").status == 0)
        #expect(try home.kith("trash").lines.isEmpty)
    }

    @Test func `favorites are made and ended, several at once`() throws {
        let home = try CommandLineHome()
        let made = try home.json("favorite", "leia", "luke", "leia", "--json")
        #expect(made["schema"]?.string == "kith.changes/1")
        #expect(made["total"]?.int == 2)
        #expect(try home.kith("list", "--favorites").lines.count == 2)
        #expect(try home.json("fav", "leia", "--json")["total"]?.int == 0)
        #expect(try home.kith("unfavorite", "luke").status == 0)
        #expect(try home.kith("list", "--favorites").lines.count == 1)
        #expect(try home.kith("favorite", "nobody").status == 1)
    }

    @Test func `more than twenty are asked about, and never without a terminal`() throws {
        let home = try CommandLineHome()
        let ids = try (1...21).map { try home.kith("new", "--given", "N\($0)").lines[0] }
        let refused = try home.process.run(["delete"] + ids)
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("--yes"))
        #expect(try home.kith("list").lines.count == 29)
        #expect(try home.process.run(["delete", "--yes"] + ids).status == 0)
        #expect(try home.kith("list").lines.count == 8)
        #expect(try home.kith("undo").status == 0)
        #expect(try home.kith("list").lines.count == 29)
    }

    @Test func `two of one name are told apart by their ids, and what is gone is told`() throws {
        let home = try CommandLineHome()
        let ids = try (1...2).map { _ in try home.kith("new", "--given", "Wedge", "--family", "Antilles").lines[0] }
        let ambiguous = try home.kith("edit", "wedge", "--title", "x")
        #expect(ambiguous.status == 3)
        for id in ids { #expect(ambiguous.standardError.contains(id)) }
        #expect(try home.kith("edit", ids[1], "--title", "Commander").status == 0)
        #expect(try home.kith("delete", ids[0]).status == 0)
        #expect(try home.kith("edit", ids[0], "--title", "x").status == 1)
        #expect(try home.json("show", "wedge", "--json")["contact"]?["title"]?.string == "Commander")
    }

    @Test func `edits of many processes at once all arrive`() throws {
        let home = try CommandLineHome()
        let id = try home.kith("new", "--given", "Bodhi").lines[0]
        let line = """
            for i in 1 2 3 4 5 6 7 8; do "$KITH" edit \(id) --add-email "e$i@x" -q & \
            "$KITH" edit \(id) --add-category "c$i" -q & done; wait
            """
        let ended = try home.process.shell(line)
        #expect(ended.standardError.isEmpty)
        let contact = try #require(home.json("show", id, "--json")["contact"])
        #expect(
            Set(contact["emails"]?.array?.compactMap { $0["value"]?.string } ?? []) == Set((1...8).map { "e\($0)@x" }))
        #expect(contact["categories"]?.array?.count == 8)
    }

    @Test func `no command waits for somebody who is not there`() throws {
        let home = try CommandLineHome()
        for arguments in [["new"], ["edit", "leia"], ["delete", "l"], ["trash", "empty"], ["new", "--json", "-"]] {
            let ended = try home.process.run(arguments)
            #expect([0, 2, 3, 7].contains(ended.status))
        }
        let closed = try home.process.shell("\"$KITH\" new --json - <&-")
        #expect(closed.status == 74)
        #expect(try home.process.shell("\"$KITH\" new --given Jyn <&- >&- 2>&-").status == 74)
        #expect(try home.kith("list", "jyn").lines.count == 1)
        #expect(try home.process.shell("sqlite3 '\(home.database)' 'PRAGMA integrity_check'").standardOutput == "ok\n")
    }
}
