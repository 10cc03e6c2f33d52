import Keys
import Processes
import TUI
import Testing

@Suite(.waiting)
struct KeysManualTests {
    /// As groff wants what people read.
    private func roff(_ text: String) -> String {
        var text = text.replacing("\\", with: "\\e")
        for (sign, escape) in [("-", "\\-"), ("'", "\\(aq"), ("`", "\\(ga"), ("\"", "\\(dq"), ("^", "\\(ha")] {
            text = text.replacing(sign, with: escape)
        }
        return text.replacing("~", with: "\\(ti").replacing("…", with: "...")
    }

    @Test func `the page has the words, the options and every key of the table`() throws {
        let process = KithProcess(.kithTUI)
        #expect(try process.run(["__manual"]).standardOutput == "kith-tui.1\n")
        let page = try process.run(["__manual", "kith-tui.1"])
        #expect(page.status == 0)
        for option in ["book", "offline", "plain", "home"] { #expect(page.standardOutput.contains("\\-\\-\(option)")) }
        #expect(page.standardOutput.contains("[WORDS...]"))
        for context in KeyContext.allCases {
            for binding in KeyTable.bindings(in: context) {
                let key = "\(binding.label.text(isUTF8: false))"
                let line = page.lines.first { $0.hasSuffix("  " + roff(binding.help)) && $0.contains(roff(key)) }
                #expect(line != nil, "\(key): \(binding.help)")
            }
        }
    }

    @Test func `another page there is not`() throws {
        let refused = try KithProcess(.kithTUI).run(["__manual", "kith.1"])
        #expect(refused.status == 1)
        #expect(refused.standardOutput.isEmpty)
    }
}
