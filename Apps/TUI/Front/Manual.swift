internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition
internal import Keys
internal import KithSettings
internal import TerminalUI

/// The page of the manual, for `Tools/man`: `kith-tui __manual` names it, `kith-tui __manual PAGE` prints it, as
/// `kith __manual` does.
enum Manual {
    /// The first of the arguments that ask for it. Nobody looks for a contact by this word.
    static let word = "__manual"

    /// Text to print for the arguments, the first of which is ``word``.
    ///
    /// - Throws: a ``CommandError`` for a page that there is not.
    static func text(for arguments: [String]) throws(CommandError) -> String {
        let pages = ManualPage.pages(of: .kithTUI, version: KithVersion.number, related: ["kith"])
        guard arguments.count > 1 else { return pages.map { $0.fileName + "\n" }.joined() }
        guard arguments.count == 2, let page = pages.first(where: { $0.fileName == arguments[1] }) else {
            throw CommandError(kind: "not-found", "there is no such page", exitCode: .nothingFound)
        }
        return page.text
    }
}

extension HelpTopic {
    /// All keys, place by place, from the table that dispatches them. A manual is read in any terminal: the signs on keys
    /// are words in it.
    static let keys = HelpTopic(
        "keys", "Keys",
        text: KeyContext.allCases.compactMap(lines).joined(separator: "\n\n"))

    /// The keys of one place; nil where it has none of its own.
    private static func lines(_ context: KeyContext) -> String? {
        let bindings = KeyTable.own(context)
        let labels = bindings.map { $0.label.text(isUTF8: false) }
        guard let width = labels.map(\.displayWidth).max() else { return nil }
        let lines = zip(labels, bindings).map { "  \($0.padded(toWidth: width).string)  \($1.help)" }
        return ([context.title + "\n"] + lines).joined(separator: "\n")
    }
}
