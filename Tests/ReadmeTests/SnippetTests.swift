import FoundationEssentials
import Testing

/// Code in a README is an excerpt of a source that is compiled, and that the line above names.
struct SnippetTests {
    @Test(arguments: ReadmePage.all)
    func `code stands in the source that is named above it`(page: ReadmePage) throws {
        for block in page.blocks where block.language == "swift" {
            let note = try #require(block.note, "\(block.place): say in a comment above which source it is from")
            let source = try String(contentsOfFile: ReadmePage.root + "/" + note, encoding: .utf8)
            #expect(
                Self.unindented(source).contains(Self.unindented(block.lines.joined(separator: "\n"))),
                "\(block.place) is not in \(note)")
        }
    }

    @Test(arguments: ReadmePage.all)
    func `each block says what it is`(page: ReadmePage) {
        for block in page.blocks {
            #expect(["console", "sh", "swift", "text"].contains(block.language), "\(block.place): \(block.language)")
        }
    }

    @Test(arguments: ReadmePage.all)
    func `files that are named are there`(page: ReadmePage) {
        let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
        var names: [Substring] = []
        for line in page.lines {
            // What stands in code marks and looks like a path of ours; placeholders have an ellipsis or a star.
            names += line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map(\.element)
                .filter { name in
                    ["Modules/", "Apps/", "Tests/", "Tools/"].contains { name.hasPrefix($0) }
                        && !name.contains { "…* <(".contains($0) }
                }
        }
        for name in names {
            let places = [ReadmePage.root + "/\(name)", ReadmePage.root + "/\(folder)/\(name)"]
            #expect(places.contains { FileManager.default.fileExists(atPath: $0) }, "\(page.path) names \(name)")
        }
    }

    /// The lines without what they are indented by: excerpts start further left.
    private static func unindented(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
