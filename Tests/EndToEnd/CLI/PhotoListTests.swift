import LoopbackServer
import Processes
import SamplePictures
import Testing

/// Long lists with photos.
@Suite(.serialized, .waiting)
struct PhotoListTests {
    private static let face = Reply.bytes(SamplePicture.png(width: 4, height: 4, red: 255), type: "image/png")

    private func crowd() throws -> PhotoHome { try PhotoHome(photos: (1...1_000).map { "/faces/\($0).png" }) }

    private func faces(_ fixture: PhotoHome) -> Int { fixture.server.requests.count { $0.path.hasPrefix("/faces/") } }

    @Test func `a thousand photos come six at a time, each once`() throws {
        let fixture = try crowd()
        fixture.server.route("GET", "/faces/*") { _ in Self.face.delayed(by: .milliseconds(3)) }
        let (listed, peak) = try fixture.home.process.measure(["list", "--photos"])
        #expect(listed.status == 0)
        #expect(listed.lines.count == 2_000)
        #expect(listed.standardOutput.contains("Pilot 1000"))
        #expect(faces(fixture) == 1_000)
        #expect((2...6).contains(fixture.server.mostAtOnce))
        #expect(peak < 100 << 10)
        let again = try fixture.home.kith("list", "--photos")
        #expect(again.standardOutput == listed.standardOutput)
        #expect(faces(fixture) == 1_000)
    }

    @Test func `a reader who leaves while pictures are waited for ends the transfers`() async throws {
        let fixture = try crowd()
        let gate = try LoopbackGate()
        fixture.server.route("GET", "/faces/*") { _ in Self.face.held(by: gate) }
        // As many come as may be asked for with the first one: it is there then, whichever comes first.
        for number in [1, 10, 100, 1_000, 101, 102] {
            fixture.server.route("GET", "/faces/\(number).png") { _ in Self.face }
        }
        let ended = try fixture.home.process.shell(
            "{ \"$KITH\" list --photos; echo $? >&2; } | head -1", deadline: .seconds(25))
        #expect(ended.standardOutput.contains("Pilot 1"))
        #expect(ended.standardError == "141\n")
        #expect(await eventually { fixture.server.openConnections == 0 })
        #expect(faces(fixture) < 40)
        gate.open()
    }

    @Test func `a closed pipe ends quietly`() throws {
        let fixture = try PhotoHome(photos: ["/faces/1.png"])
        fixture.server.route("GET", "/faces/*") { _ in Self.face }
        for command in ["photo show pilot", "photo export pilot -", "show pilot --photo", "list --photos"] {
            // The pipe has no reader any more when the command begins.
            let ended = try fixture.home.process.shell(
                """
                mkfifo "$KITH_HOME/pipe"; : < "$KITH_HOME/pipe" & exec 3> "$KITH_HOME/pipe"; wait
                "$KITH" \(command) >&3; code=$?; rm "$KITH_HOME/pipe"; exit $code
                """)
            #expect(ended.status == 141, "\(command)")
            #expect(ended.standardError.isEmpty)
        }
    }
}
