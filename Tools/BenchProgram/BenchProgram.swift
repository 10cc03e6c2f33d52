// Measures Kith and prints figures: `Tools/bench NAME [--json]`. A benchmark is one type in one file (see `Benchmark`),
// with what it alone needs in a folder, and one row in `benchmarks`. Figures are read by people; no test asserts them.

import Glibc

@main
enum BenchProgram {
    private static let benchmarks: [any Benchmark] = [
        ContainerBenchmark(), CommandLineBenchmark(), ImagesBenchmark(), FullScreenBenchmark(),
    ]

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if arguments.first == BenchBooks.makingCommand {
                try BenchBooks.makeBook(Array(arguments.dropFirst()))
            } else if arguments.first == PhotoFile.makingCommand {
                try PhotoFile.write(Array(arguments.dropFirst()))
            } else {
                try await run(try BenchOptions(arguments))
            }
        } catch BenchError.usage(let error) {
            StandardError.say("bench: \(error)\n" + help)
            exit(2)
        } catch is CancellationError {
            exit(130)
        } catch {
            StandardError.say("bench: \(error)\n")
            exit(1)
        }
    }

    private static func run(_ options: BenchOptions) async throws {
        if options.wantsHelp {
            print(help, terminator: "")
            return
        }
        guard let name = options.benchmark else { throw BenchError.usage("a benchmark must be named") }
        guard let benchmark = benchmarks.first(where: { $0.name == name }) else {
            throw BenchError.usage("there is no benchmark \"\(name)\"")
        }
        if let error = error(of: options, for: benchmark) { throw BenchError.usage(error) }
        let report = try await Interruption.ending { try await benchmark.run(options) }
        print(options.asJSON ? report.json : report.table, terminator: "")
    }

    private static func error(of options: BenchOptions, for benchmark: any Benchmark) -> String? {
        let idle = FullScreenRow.idle.rawValue
        if options.idleSeconds != nil, !benchmark.parts.contains(idle) {
            return "\"\(benchmark.name)\" has no part \"\(idle)\" for --idle"
        }
        if benchmark.parts.isEmpty {
            return options.only.isEmpty && options.sizes.isEmpty
                ? nil : "\"\(benchmark.name)\" is measured as a whole: it takes neither --only nor --size"
        }
        let unknown = options.only.first { !benchmark.parts.contains($0) }
        return unknown.map { "\"\($0)\" is none of \(benchmark.parts.joined(separator: ", "))" }
    }

    private static var help: String {
        let width = benchmarks.map(\.name.count).max() ?? 0
        let lines = benchmarks.map { benchmark in
            let padding = String(repeating: " ", count: width - benchmark.name.count)
            let parts = benchmark.parts.isEmpty ? "" : "; parts: \(benchmark.parts.joined(separator: ", "))"
            return "  \(benchmark.name)\(padding)  \(benchmark.summary)\(parts)\n"
        }
        return "Usage: Tools/bench NAME [--json] [--rounds N] [--only PART…] [--size N…] [--idle SECONDS]\n"
            + lines.joined()
    }
}
