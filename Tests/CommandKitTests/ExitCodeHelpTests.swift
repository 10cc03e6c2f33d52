import ArgumentParsing
import CommandLineStreams
import Testing

@testable import CommandKit

struct ExitCodeHelpTests {
    @Test func `help tells every exit code that there is, and no other`() {
        let told = HelpTopic.exitCodes.text.split(separator: "\n")
            .compactMap { $0.split(separator: " ").first.flatMap { Int32($0) } }
        #expect(told.sorted() == ExitCode.allCases.map(\.rawValue).sorted())
    }

    @Test func `the table of exit codes has each meaning whole, and fits a terminal`() {
        let text = HelpTopic.exitCodes.text
        let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        for code in ExitCode.allCases { #expect(words.contains("\(code.rawValue) \(code.meaning)")) }
        for line in text.split(separator: "\n").dropLast() { #expect(line.count <= 80) }
    }
}
