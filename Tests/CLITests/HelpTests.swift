import ArgumentParsing
import Testing

@testable import CLI

@MainActor
struct HelpTests {
    @Test func `each option stands once in a usage and once in its list`() {
        let help = HelpText(CommandTable.kith, width: 100)
        let text = help.text(for: .command(["list"]))
        #expect(text.ranges(of: "--format TEMPLATE").count == 2)
        #expect(text.contains("[--json | --jsonl | --tsv | --format TEMPLATE | --photos]"))
        #expect(text.ranges(of: "separated by commas").count == 1)
    }
}
