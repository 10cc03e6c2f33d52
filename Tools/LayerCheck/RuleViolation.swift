/// One broken rule: where, what, why that is a rule, and what to do.
package struct RuleViolation: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The file, relative to the top of the repository.
    package let file: String
    /// The line, counted from one.
    package let line: Int
    /// Description of the violation.
    package let what: String
    /// Reason and advice.
    package let advice: String

    /// `file:line: what; advice`, so that editors and CI can jump to it.
    package var description: String { "\(file):\(line): \(what). \(advice)" }

    /// By file, then by line, then by text.
    package static func < (left: RuleViolation, right: RuleViolation) -> Bool {
        (left.file, left.line, left.what) < (right.file, right.line, right.what)
    }
}
