// Measures parts of Kith and prints figures: `Tools/bench NAME [--json]`. A benchmark is one type in one file (see
// `Benchmark`) and one row in `benchmarks`. Figures are read by people; no test asserts them.

import Glibc

@main
enum BenchProgram {
    private static let benchmarks: [any Benchmark] = [ContainerBenchmark()]

    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let asJSON = arguments.contains("--json")
        let names = arguments.filter { $0 != "--json" }
        guard names != ["--help"] else {
            print(help, terminator: "")
            exit(0)
        }
        guard let name = names.first, names.count == 1, let benchmark = benchmarks.first(where: { $0.name == name })
        else {
            let refusal = names.isEmpty ? "" : "There is no benchmark \"\(names.joined(separator: " "))\".\n"
            complain(refusal + help)
            exit(2)
        }
        do {
            let report = try await benchmark.run()
            print(asJSON ? report.json : report.table, terminator: "")
        } catch {
            complain("\(name): \(error)\n")
            exit(1)
        }
    }

    private static var help: String {
        let width = benchmarks.map(\.name.count).max() ?? 0
        let lines = benchmarks.map { benchmark in
            let padding = String(repeating: " ", count: width - benchmark.name.count)
            return "  \(benchmark.name)\(padding)  \(benchmark.summary)\n"
        }
        return "Usage: Tools/bench NAME [--json]\n" + lines.joined()
    }

    private static func complain(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }
}
