import FoundationEssentials
import Glibc
import LayerCheck
import Testing

/// The house that this test stands in.
@Suite struct ThisRepositoryTests {
    @Test func `this repository keeps the rules`() throws {
        let violations = try Self.repository().violations()
        #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
    }

    @Test func `a forbidden import in this repository is found`() throws {
        var repository = try Self.repository()
        let path = "Modules/Features/List/Forbidden.swift"
        repository.sources.append(
            SourceFile(path: path, "import DetailFeature\nimport DependencyInjection\nimport CurlNetworking\n"))
        #expect(repository.violations().filter { $0.file == path }.map(\.line) == [1, 2, 3])
    }

    @Test func `the tests of a screen build no transport, no database, no decoder and no front`() throws {
        let targets = try Self.repository().targets
        let screens = [
            "ListScreens", "BooksScreens", "TrashScreens", "OutboxScreens", "ConflictScreens", "EditScreens",
        ]
        for screen in screens {
            var reached: Set<String> = []
            var open = ["\(screen)Tests"]
            while let name = open.popLast() {
                let target = try #require(targets.first { $0.name == name }, "\(name)")
                for next in target.dependencies where reached.insert(next).inserted { open.append(next) }
            }
            #expect(reached.contains(screen))
            #expect(
                reached.isDisjoint(with: ["CCurl", "CSQLite", "CPixbuf", "Composition", "CLI", "TUI"]), "\(screen)")
        }
    }

    private static func repository() throws -> Repository {
        let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        return try Repository.read(root: root, manifestDump: try manifestDump(root: root), topLevel: [])
    }

    // The whole manifest, also when KITH_TEST_MODULE narrows the one that this test is built with; with a scratch
    // folder of its own, because the one in use is locked while tests run.
    private static func manifestDump(root: String) throws -> [UInt8] {
        let scratch = FileManager.default.temporaryDirectory.path + "/kith-layers-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let command = """
            env -u KITH_TEST_MODULE \
            swift package --package-path \(quoted(root)) --scratch-path \(quoted(scratch)) dump-package
            """
        let pipe = try #require(popen(command, "re"), "swift couldn't be started")
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 { bytes += chunk[..<count] }
        try #require(pclose(pipe) == 0, "\(command) failed")
        return bytes
    }

    private static func quoted(_ path: String) -> String {
        "'\(path.replacing("'", with: "'\\''"))'"
    }
}
