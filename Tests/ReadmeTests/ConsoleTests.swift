import DirectoryServer
import FoundationEssentials
import Models
import Processes
import Testing

/// Commands in a README are run in their order, and print what the page shows.
@Suite(.serialized, .waiting)
struct ConsoleTests {
    @Test(arguments: ReadmePage.all.filter { $0.blocks.contains { $0.language == "console" } })
    func `commands print what is shown`(page: ReadmePage) throws {
        let session = try Session()
        for block in page.blocks where block.language == "console" {
            for step in Self.steps(of: block) { try session.run(step) }
        }
    }

    /// Commands without a prompt are for the repository's tools: each is there and explains itself.
    @Test(arguments: ReadmePage.all)
    func `tools are there`(page: ReadmePage) throws {
        for block in page.blocks where block.language == "sh" {
            for line in block.lines where line.hasPrefix("Tools/") {
                let tool = String(line.prefix { $0 != " " })
                let status = try KithProcess().shell("'\(ReadmePage.root)/\(tool)' --help >/dev/null").status
                #expect(status == 0, "\(block.place): \(tool)")
            }
        }
    }

    struct Step {
        let command: String
        /// Expected output below it on the page.
        var output: [String] = []
        let place: String
    }

    private static func steps(of block: ReadmePage.Block) -> [Step] {
        var steps: [Step] = []
        for line in block.lines {
            if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2)), place: block.place))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output.append(line)
            }
        }
        return steps
    }

    /// A home in which one command follows another, and the directories that `Tools/directory-server` serves.
    private struct Session {
        private let folder = try? TemporaryFolder()
        private let server: DirectoryServer

        init() throws {
            var options = DirectoryServerOptions()
            options.port = 0
            server = try DirectoryServer(options, clock: WallClock { Timestamp(milliseconds: 1_800_000_000_000) })
        }

        func run(_ step: Step) throws {
            // It runs already, elsewhere.
            if step.command.hasPrefix("Tools/directory-server") { return }
            let folder = try #require(folder).path
            let programs = try BuiltProgram.kith.path().split(separator: "/").dropLast().map { "/" + $0 }.joined()
            let command = step.command.replacing("http://127.0.0.1:8390", with: server.address)
            let process = KithProcess(.kith, environment: ["HOME": folder, "EDITOR": "true"])
            let outcome = try process.shell(
                "PATH='\(programs)':$PATH; cd '\(folder)'; { \(command)\n} 2>&1")
            #expect(outcome.status == 0 || !step.output.isEmpty, "\(step.place): \(step.command): \(outcome)")
            if !step.output.isEmpty { #expect(outcome.lines == step.output, "\(step.place): \(step.command)") }
        }
    }
}
