import ArgumentParsing
import Testing

@testable import CLI

@MainActor
struct ManualPagesTests {
    private let pages = ManualPage.pages(of: .kith, version: "1.0")

    private func roff(_ text: String) -> String { text.replacing("-", with: "\\-") }

    @Test func `every option of every command is in its page`() throws {
        for command in CommandTable.kith.root.subcommands where !command.isHidden {
            let page = try #require(pages.first { $0.fileName == "kith-\(command.name).1" })
            for option in (CommandTable.kith.root.options + command.options) {
                #expect(page.text.contains(roff("--\(option.long)")))
            }
            for subcommand in command.subcommands {
                #expect(page.text.contains(roff(".SH \"KITH \(command.name) \(subcommand.name)\"".uppercased())))
                for option in subcommand.options { #expect(page.text.contains(roff("--\(option.long)"))) }
            }
        }
    }

    @Test func `the page of the program names every command and has every topic`() throws {
        let page = try #require(pages.first)
        for command in CommandTable.kith.root.subcommands where !command.isHidden {
            #expect(page.text.contains("kith\\-\(command.name)(1)"))
        }
        for topic in CommandTable.kith.topics { #expect(page.text.contains(topic.summary.uppercased())) }
    }
}
