import FoundationEssentials
import Testing

/// A README of this repository, and the fenced blocks in it.
struct ReadmePage: CustomTestStringConvertible {
    /// Content between two fences.
    struct Block: Sendable {
        /// The word behind the opening fence: the language, in GitHub's words.
        let language: String
        let lines: [String]
        /// The comment in the line above, without its marks; nil where there is none.
        let note: String?
        let place: String
    }

    /// From the root of the repository.
    let path: String
    let lines: [String]

    var testDescription: String { path }

    /// The root of the repository, absolute.
    static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

    /// Every README.
    static let all: [ReadmePage] = {
        var paths = ["README.md"]
        for folder in ["Modules", "Apps", "Tests", "Tools"] {
            let below = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
            for path in below where path.hasSuffix("README.md") { paths.append("\(folder)/\(path)") }
        }
        return paths.sorted().compactMap(ReadmePage.init)
    }()

    init?(_ path: String) {
        guard let text = try? String(contentsOfFile: Self.root + "/" + path, encoding: .utf8) else { return nil }
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var blocks: [Block] {
        var blocks: [Block] = []
        var start: Int?
        for (number, line) in lines.enumerated() {
            let text = line.trimmingPrefix { $0 == " " }
            guard text.hasPrefix("```") else { continue }
            guard let first = start else {
                start = number
                continue
            }
            let indentation = lines[first].prefix { $0 == " " }.count
            let above = first > 0 ? lines[first - 1].trimmingPrefix { $0 == " " } : ""
            let note =
                above.hasPrefix("<!--") && above.hasSuffix("-->")
                ? String(above.dropFirst(4).dropLast(3)).trimmed : nil
            blocks.append(
                Block(
                    language: String(lines[first].trimmingPrefix { $0 == " " }.dropFirst(3)).trimmed,
                    lines: lines[(first + 1)..<number].map { String($0.dropFirst(min(indentation, $0.count))) },
                    note: note, place: "\(path):\(first + 1)"))
            start = nil
        }
        return blocks
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text.trimmingPrefix { $0 == " " })
    }
}
