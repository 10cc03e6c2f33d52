// The program behind Tools/check-layers: reads a checkout and a dumped manifest, and prints every broken rule.
// Arguments: the folder of Package.swift, a file with the output of `swift package dump-package`, and a file with one
// path a line that git keeps. Exit status: 0 in order, 1 with violations, 2 when something can't be read.
import FoundationEssentials
import Glibc
import LayerCheck

@main
enum CheckLayersProgram {
    static func main() {
        guard CommandLine.arguments.count == 4 else {
            writeError("Run Tools/check-layers: it hands this program what it needs.")
            exit(2)
        }
        do {
            let repository = try Repository.read(
                root: CommandLine.arguments[1], manifestDump: try bytes(ofFile: CommandLine.arguments[2]),
                topLevel: try topLevel(ofFile: CommandLine.arguments[3]))
            let violations = repository.violations()
            for violation in violations { print(violation) }
            if violations.isEmpty {
                print(
                    "\(repository.sources.count) sources in \(repository.targets.count) targets keep the rules of the house."
                )
            } else {
                print("Violations: \(violations.count). The rules stand in Tools/LayerCheck/HouseRules.swift.")
            }
            exit(violations.isEmpty ? 0 : 1)
        } catch {
            writeError("The layers can't be checked: \(error)")
            exit(2)
        }
    }

    private static func bytes(ofFile path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }

    private static func topLevel(ofFile path: String) throws -> [String] {
        let paths = String(decoding: try bytes(ofFile: path), as: UTF8.self).split(separator: "\n")
        return Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    }

    private static func writeError(_ message: String) {
        let bytes = Array((message + "\n").utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }
}
