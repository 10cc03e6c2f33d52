import JSON
import Processes
import Testing

/// Several `kith` at once in one home.
// One after the other, since each keeps a thread of the pool busy that tests of screens wait for.
@Suite(.serialized, .waiting)
struct TwoEditorsTests {
    /// Runs loops of shell beside each other, in which `kith` is the program; each command must succeed, in silence.
    private func race(_ home: CommandLineHome, _ loops: [String]) throws {
        let script = """
            kith() {
                "$KITH" "$@" > "$KITH_HOME/said.$me" 2>&1
                status=$?
                if [ $status != 0 ] || [ -s "$KITH_HOME/said.$me" ]; then
                    echo "$status from $*: $(cat "$KITH_HOME/said.$me")"
                fi
            }
            me=0
            \(loops.map { "me=$((me + 1)); { \($0) } &" }.joined(separator: "\n"))
            wait
            """
        let ended = try home.process.shell(script)
        #expect(ended.standardOutput.isEmpty)
        #expect(ended.standardError.isEmpty)
    }

    @Test(arguments: ["", "--offline"])
    func `two that edit and one that syncs lose nothing and wait for each other`(offline: String) throws {
        let home = try CommandLineHome()
        let server = try ContactsServer()
        try home.connect(to: server)
        let ids = try ["Jyn", "Cassian"].map { try home.kith("new", "--given", $0, "--family", "Erso").lines[0] }
        let numbers = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"
        try race(
            home,
            [
                """
                for i in \(numbers); do
                    if [ $i = 8 ]; then kith favorite \(ids[0]) -q \(offline)
                    else kith edit \(ids[0]) --given "Given $i" -q \(offline); fi
                done
                """,
                """
                for i in \(numbers); do
                    if [ $((i % 5)) = 0 ]; then kith edit \(ids[1]) --email "e$i@x.org" --phone "$i" -q \(offline)
                    else kith edit \(ids[0]) --phone "+1 555 $i" -q \(offline); fi
                done
                """,
                "for i in \(numbers); do kith sync -q; done",
            ])
        #expect(try home.kith("sync").status == 0)
        let keys = ["first_name", "email", "phone_number"]
        #expect(server.contacts.count == 2)
        #expect(keys.map { server.contacts[0][$0]?.string } == ["Given 15", nil, "+1 555 14"])
        #expect(server.contacts[0]["favorite"]?.bool == true)
        #expect(keys.map { server.contacts[1][$0]?.string } == ["Cassian", "e15@x.org", "15"])
        let here = try ids.map { try #require(try home.json("show", $0, "--json")["contact"]) }
        #expect(here.map { $0["name"]?["given"]?.string } == ["Given 15", "Cassian"])
        #expect(here.map { $0["phones"]?.array?.first?["value"]?.string } == ["+1 555 14", "15"])
        #expect(here[0]["favorite"]?.bool == true)
        #expect(try home.kith("outbox").lines.isEmpty)
        #expect(try home.kith("conflicts").lines.isEmpty)
        checkOrder(server.journal, "first_name")
        checkOrder(server.journal, "phone_number")
        #expect(try home.process.shell("sqlite3 '\(home.database)' 'PRAGMA integrity_check'").standardOutput == "ok\n")
    }

    /// No write did nothing, and no older value came after a newer one.
    private func checkOrder(_ journal: [ServedWrite], _ key: String) {
        var newest: [Int: Int] = [:]
        for write in journal {
            #expect(write.before != write.after, "\(write.line)")
            guard let id = write.after?["id"]?.int, let text = write.after?[key]?.string,
                let number = text.split(separator: " ").last.flatMap({ Int($0) })
            else { continue }
            #expect(number >= newest[id, default: 0], "\(write.line)")
            newest[id] = number
        }
    }

    @Test func `two that add at the same time add each once, while a third undoes nothing of it`() throws {
        let home = try CommandLineHome()
        let server = try ContactsServer()
        try home.connect(to: server)
        try race(
            home,
            [
                "for i in 1 2 3 4 5 6 7 8 9 10; do \"$KITH\" new --given Given --family \"One $i\" -q > /dev/null; done",
                "for i in 1 2 3 4 5 6 7 8 9 10; do \"$KITH\" new --given Given --family \"Two $i\" -q > /dev/null; done",
                "for i in 1 2 3 4 5 6 7 8 9 10; do kith sync -q; done",
            ])
        let names = (1...10).flatMap { ["One \($0)", "Two \($0)"] }.sorted()
        #expect(server.contacts.compactMap { $0["last_name"]?.string }.sorted() == names)
        let here = try home.kith("list", "--fields", "family,book").lines
        #expect(here.sorted() == names.map { "\($0)\trebels" })
        #expect(try home.kith("outbox").lines.isEmpty)
    }
}
