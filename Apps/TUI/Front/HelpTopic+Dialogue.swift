internal import ArgumentParsing
internal import DialogueConsole

extension HelpTopic {
    /// Help for the dialogue, place by place, from the table that dispatches it.
    static let dialogue = HelpTopic(
        "dialogue", "Dialogue",
        text: PlainPlace.allCases.map { place in
            let lines = [place.numbers] + PlainVerb.all(in: place).map(\.helpLine)
            return ([place.title + "\n"] + lines.map { "  \($0)" }).joined(separator: "\n")
        }.joined(separator: "\n\n"))
}
