/// The command line of `Tools/bench`, without the program's name.
struct BenchOptions: Sendable {
    /// Name of the benchmark; nil if none is given.
    private(set) var benchmark: String?
    private(set) var asJSON = false
    private(set) var wantsHelp = false
    /// The parts that are wanted; empty for all.
    private(set) var only: [String] = []
    /// Numbers of contacts; empty for the sizes with goals.
    private(set) var sizes: [Int] = []
    /// Number of measurements of each subject; nil for the benchmark's default.
    private(set) var rounds: Int?
    /// For how many seconds a screen is watched that nobody touches; nil for what the benchmark finds enough.
    private(set) var idleSeconds: Int?

    /// Throws ``BenchError/usage(_:)``.
    init(_ arguments: [String]) throws(BenchError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--json": asJSON = true
            case "--only": only += try Self.values(of: argument, from: &rest)
            case "--size": sizes += try Self.numbers(of: argument, 1...1_000_000, from: &rest)
            case "--rounds": rounds = try Self.numbers(of: argument, 1...1_000, from: &rest).last
            case "--idle": idleSeconds = try Self.numbers(of: argument, 1...3_600, from: &rest).last
            case _ where argument.hasPrefix("-"): throw .usage("there is no option \"\(argument)\"")
            case _ where benchmark != nil: throw .usage("\"\(argument)\" is one name too many")
            default: benchmark = argument
            }
        }
    }

    /// The words up to the next option.
    private static func values(of option: String, from rest: inout ArraySlice<String>) throws(BenchError) -> [String] {
        let values = Array(rest.prefix { !$0.hasPrefix("-") })
        guard !values.isEmpty else { throw .usage("\(option) needs a value") }
        rest = rest.dropFirst(values.count)
        return values
    }

    private static func numbers(
        of option: String, _ range: ClosedRange<Int>, from rest: inout ArraySlice<String>
    ) throws(BenchError) -> [Int] {
        let numbers = try values(of: option, from: &rest).map { Int($0) ?? -1 }
        guard numbers.allSatisfy(range.contains) else {
            throw .usage("\(option) takes whole numbers from \(range.lowerBound) to \(range.upperBound)")
        }
        return numbers
    }
}
