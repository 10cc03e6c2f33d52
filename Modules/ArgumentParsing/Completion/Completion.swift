/// Completions for a partial command line: the candidates that the table knows, and the kinds of values that a front
/// end must look up.
package struct Completion: Sendable, Hashable {
    /// A possible completion.
    package struct Candidate: Sendable, Hashable {
        package let text: String
        /// A short description; may be empty.
        package let summary: String

        package init(_ text: String, _ summary: String = "") {
            self.text = text
            self.summary = summary
        }
    }

    /// The part of the last word that stays: `--book=`, or `name,` of a list. Usually empty.
    package let lead: String
    /// The part of the last word that is completed.
    package let typed: String
    /// The candidates that the table knows; each begins with the typed text.
    package let candidates: [Candidate]
    /// The kinds of values that the table does not know: files, folders, and names that the front end knows.
    package let wanted: [ValueKind]
    /// The values of the options before the word, by long names; the last one wins.
    package var values: [String: String] = [:]
}
