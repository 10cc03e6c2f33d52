internal import DialogueConsole
internal import EditFeature
internal import Models
internal import TerminalUI

/// Notes have lines.
extension FormDialogue {
    /// A note of several lines is told in its lines before it is asked for. They are told from what the app says itself.
    func tellNote(at place: FormPlace) {
        guard let text = state.value(at: place)?.text else { return }
        let lines = Self.lines(ofNote: text, in: place.field)
        guard !lines.isEmpty else { return }
        console.say("\(place.field.displayName):")
        for line in lines.prefix(Self.toldLines) { console.say(line.isEmpty ? "" : "  \(line)") }
        if lines.count > Self.toldLines { console.say("And \((lines.count - Self.toldLines).counted("line")) more.") }
    }

    private static var toldLines: Int { 40 }

    /// None for what is one line.
    static func lines(ofNote text: String, in field: ContactField) -> [Substring] {
        let lines = field == .note ? text.split(separator: "\n", omittingEmptySubsequences: false) : []
        return lines.count > 1 ? lines : []
    }

    /// Further lines of a note as they are typed, to one that is only a full stop; nil where the input has ended.
    func askLines() async -> [String]? {
        var lines: [String] = []
        while let line = await console.askLine("Next line of the note, . to end it>") {
            if line.trimmed == "." { return lines }
            // Such a line of the note's own stands behind a backslash, as signs do elsewhere.
            let isStop = line.first == "\\" && line.drop { $0 == "\\" } == "."
            lines.append((isStop ? String(line.dropFirst()) : line).asTyped())
        }
        return nil
    }
}
