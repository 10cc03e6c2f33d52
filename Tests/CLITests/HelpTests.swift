import ArgumentParsing
import CommandLineErrors
import CommandLineStreams
import Composition
import Opening
import Persistence
import Sync
import Testing

@testable import CLI

@MainActor
struct HelpTests {
    @Test func `help tells every exit code that there is, and no other`() {
        let told = HelpTopic.exitCodes.text.split(separator: "\n")
            .compactMap { $0.split(separator: " ").first.flatMap { Int32($0) } }
        #expect(told.sorted() == ExitCode.allCases.map(\.rawValue).sorted())
    }

    @Test func `each option stands once in a usage and once in its list`() {
        let help = HelpText(CommandTable.kith, width: 100)
        let text = help.text(for: .command(["list"]))
        #expect(text.ranges(of: "--format TEMPLATE").count == 2)
        #expect(text.contains("[--json | --jsonl | --tsv | --format TEMPLATE | --photos]"))
        #expect(text.ranges(of: "with commas between").count == 1)
    }

    @Test func `the table of exit codes has each meaning whole, and fits a terminal`() {
        let text = HelpTopic.exitCodes.text
        let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        for code in ExitCode.allCases { #expect(words.contains("\(code.rawValue) \(code.meaning)")) }
        for line in text.split(separator: "\n").dropLast() { #expect(line.count <= 80) }
    }

    @Test func `what to do is said in words of kith's commands, where the module knows none`() {
        #expect(CommandError(StoreError.noSuchBook("x")).hint?.contains("kith book list") == true)
        #expect(CommandError(SyncError.store(StoreError.noSuchBook("x"))).hint?.contains("kith book list") == true)
        #expect(CommandError(BookError.urlNeeded(kind: "x")).hint?.contains("--url") == true)
        #expect(CommandError(OpeningError.noDisplay).hint?.contains("opener.url") == true)
        #expect(CommandError(StoreError.full(path: "x")).hint == StoreError.full(path: "x").hint)
    }
}
