import Models
import Testing

struct ExplanationTests {
    private enum Told: ExplainedError {
        case told
        var message: String { "it is gone" }
        var hint: String? { "Look elsewhere." }
    }

    private struct Wrapper: ExplainedError, WrappingError {
        let wrapped: (any Error)?
        let message = "a wrapper"
        let hint: String? = nil
    }

    private struct Surprise: Error {}

    @Test func `an error is told in its own words`() {
        #expect(Explanation(Told.told) == Explanation("it is gone", hint: "Look elsewhere."))
    }

    @Test func `a wrapped error is told in place of its wrapper, however deep`() {
        let error = Wrapper(wrapped: Wrapper(wrapped: Told.told))
        #expect(Explanation(error) == Explanation(Told.told))
        #expect(Explanation(Wrapper(wrapped: nil)).message == "a wrapper")
    }

    @Test func `an error without words is an error in Kith`() {
        let error = Explanation(Wrapper(wrapped: Surprise()))
        #expect(
            error == Explanation("an internal error in Kith: Surprise()", hint: "Report it, with what you did before."))
    }

    @Test func `the hint of a front is about what is wrapped, and counts before the error's own`() {
        let explanation = Explanation(Wrapper(wrapped: Told.told)) { $0 is Told ? "Press x." : nil }
        #expect(explanation.hint == "Press x.")
    }
}
