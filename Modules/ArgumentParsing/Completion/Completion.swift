/// What may stand where a person types, as far as the table knows, and what a front has to look up.
package struct Completion: Sendable, Hashable {
    /// Something that may stand there.
    package struct Candidate: Sendable, Hashable {
        package let text: String
        /// What it is, in a few words; may be empty.
        package let summary: String

        package init(_ text: String, _ summary: String = "") {
            self.text = text
            self.summary = summary
        }
    }

    /// What of the last word stays as it is: `--book=`, or `name,` of a list. Mostly empty.
    package let lead: String
    /// What of the last word is completed.
    package let typed: String
    /// What the table knows; each begins with what was typed.
    package let candidates: [Candidate]
    /// Kinds of values that the table does not know: files, folders, and what the front has names for.
    package let wanted: [ValueKind]
    /// The values that the words before give to options, by the options' long names; the last one where several do.
    package var values: [String: String] = [:]
}
