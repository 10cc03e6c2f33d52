import Testing

@testable import ArgumentParsing

// Other tests of this target write names where they use them; programs declare them.
extension OptionName: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) { self.init(name) }
}

extension ArgumentName: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) { self.init(name) }
}

extension OptionName<FlagOption> {
    fileprivate static var all: Self { Self("all") }
    fileprivate static var undeclared: Self { Self("undeclared") }
}

extension OptionName<ValueOption> {
    fileprivate static var limit: Self { Self("limit") }
    fileprivate static var tag: Self { Self("tag") }
}

extension ArgumentName {
    fileprivate static let file = Self("FILE")
}

struct OptionNameTests {
    private let table = CommandTable(
        CommandDefinition(
            "sample", "A program",
            arguments: [ArgumentDefinition(.file, "Files", count: .any)],
            options: [
                .flag(.all, short: "a", "All of them"),
                .value(.limit, "N", "Limit to N results", kind: .integer(0...9)),
                .repeated(.tag, "TEXT", "With a tag"),
            ]))

    private func parse(_ words: String...) throws -> ParsedCommand {
        guard case .command(let command) = try table.parse(words) else {
            throw ArgumentError(problems: [.unexpectedArguments(words)], command: "sample")
        }
        return command
    }

    @Test func `what a definition names is looked up by the same constant`() throws {
        let command = try parse("--all", "--limit", "3", "--tag=a", "--tag", "b", "x", "y")
        #expect(command.flag(.all))
        #expect(command.setting(.all) == true)
        #expect(command.value(.limit) == "3")
        #expect(command.integer(.limit) == 3)
        #expect(command.values(.tag) == ["a", "b"])
        #expect(command.argument(.file) == "x")
        #expect(command.arguments(.file) == ["x", "y"])
    }

    @Test func `what is not given, or not defined, is absent`() throws {
        let command = try parse()
        #expect(!command.flag(.all))
        #expect(command.setting(.undeclared) == nil)
        #expect(command.integer(.limit) == nil)
        #expect(command.values(.tag).isEmpty)
        #expect(command.argument(.file) == nil)
    }
}
