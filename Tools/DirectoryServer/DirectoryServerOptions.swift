/// Options of the server.
package struct DirectoryServerOptions: Sendable, Hashable {
    /// 0 is any free port.
    package var port = 8390
    /// Milliseconds that each answer is held back.
    package var slowness = 0
    /// The part of requests that are answered with 503 and not carried out, 0 to 1.
    package var failureRate = 0.0
    /// Every so many writes, one is carried out and its connection reset; nil for never.
    package var lostAnswers: Int?
    /// Initial number of contacts.
    package var contacts = 20
    /// Rate limit of the organizations, in requests per hour.
    package var rateLimit = 5_000
    /// True if each request is told.
    package var isVerbose = false

    package init() {}

    /// Reads a command line, without the program's name.
    package init(_ arguments: [String]) throws(OptionError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let words = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            func value() throws(OptionError) -> String {
                if words.count == 2 { return words[1] }
                guard let next = rest.popFirst() else { throw OptionError("\(argument) needs a value") }
                return next
            }
            func number(_ range: ClosedRange<Int>) throws(OptionError) -> Int {
                let text = try value()
                guard let number = Int(text), range.contains(number) else {
                    throw OptionError("\(words[0]) is a whole number, \(range.lowerBound) to \(range.upperBound)")
                }
                return number
            }
            switch words[0] {
            case "--port": port = try number(0...65_535)
            case "--slow": slowness = try number(0...600_000)
            case "--fail":
                guard let rate = Double(try value()), (0...1).contains(rate) else {
                    throw OptionError("--fail is a number, 0 to 1")
                }
                failureRate = rate
            case "--lose-answers": lostAnswers = try number(1...1_000_000)
            case "--contacts": contacts = try number(0...1_000_000)
            case "--rate-limit": rateLimit = try number(0...1_000_000)
            case "--verbose": isVerbose = true
            default: throw OptionError("there is no option \"\(argument)\"")
            }
        }
    }
}

/// Error in a command line.
package struct OptionError: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
