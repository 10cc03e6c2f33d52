import LoopbackServer
import Processes
import SamplePictures
import Testing

/// Long lists with photos.
@Suite(.serialized, .waiting)
struct PhotoListTests {
    private static let face = Reply.bytes(SamplePicture.png(width: 4, height: 4, red: 255), type: "image/png")

    private func crowd() throws -> PhotoHome { try PhotoHome(photos: (1...1_000).map { "/faces/\($0).png" }) }

    private func faces(_ house: PhotoHome) -> Int { house.server.requests.count { $0.path.hasPrefix("/faces/") } }

    @Test func `a thousand photos come six at a time, each once`() throws {
        let house = try crowd()
        house.server.route("GET", "/faces/*") { _ in Self.face.delayed(by: .milliseconds(3)) }
        let (listed, peak) = try house.home.process.measure(["list", "--photos"])
        #expect(listed.status == 0)
        #expect(listed.lines.count == 2_000)
        #expect(listed.standardOutput.contains("Pilot 1000"))
        #expect(faces(house) == 1_000)
        #expect((2...6).contains(house.server.mostAtOnce))
        #expect(peak < 100 << 10)
        let again = try house.home.kith("list", "--photos")
        #expect(again.standardOutput == listed.standardOutput)
        #expect(faces(house) == 1_000)
    }

    @Test func `a reader who leaves while pictures are waited for ends the transfers`() async throws {
        let house = try crowd()
        let gate = try LoopbackGate()
        house.server.route("GET", "/faces/*") { _ in Self.face.held(by: gate) }
        // As many come as may be asked for with the first one: it is there then, whichever comes first.
        for number in [1, 10, 100, 1_000, 101, 102] {
            house.server.route("GET", "/faces/\(number).png") { _ in Self.face }
        }
        let ended = try house.home.process.shell(
            "{ \"$KITH\" list --photos; echo $? >&2; } | head -1", deadline: .seconds(25))
        #expect(ended.standardOutput.contains("Pilot 1"))
        #expect(ended.standardError == "141\n")
        #expect(await eventually { house.server.openConnections == 0 })
        #expect(faces(house) < 40)
        gate.open()
    }

    @Test func `a closed pipe ends quietly`() throws {
        let house = try PhotoHome(photos: ["/faces/1.png"])
        house.server.route("GET", "/faces/*") { _ in Self.face }
        for command in ["photo show pilot", "photo export pilot -", "show pilot --photo", "list --photos"] {
            // The pipe has no reader any more when the command begins.
            let ended = try house.home.process.shell(
                """
                mkfifo "$KITH_HOME/pipe"; : < "$KITH_HOME/pipe" & exec 3> "$KITH_HOME/pipe"; wait
                "$KITH" \(command) >&3; code=$?; rm "$KITH_HOME/pipe"; exit $code
                """)
            #expect(ended.status == 141, "\(command)")
            #expect(ended.standardError.isEmpty)
        }
    }
}
