/// A streaming JSON writer that adds commas, colons and indentation.
///
/// Call it in document order: inside an object, `key(_:)` before each value. The output is valid JSON if each `begin`
/// has its `end`. For a large document, call `take()` from time to time and write those bytes out.
package struct JSONWriter: Sendable {
    /// The layout of the document.
    package enum Style: Sendable, Hashable {
        /// No white space.
        case compact
        /// One member or element per line, indented by two spaces per level; empty arrays and objects as `[]` and `{}`.
        case pretty
    }

    /// The UTF-8 bytes written since the last `take()`.
    package private(set) var bytes: [UInt8] = []
    private let style: Style
    /// For each open array or object, innermost last: true while it is empty.
    private var emptiness: [Bool] = []
    private var followsKey = false

    /// Creates a writer at the start of a document.
    package init(_ style: Style = .compact) { self.style = style }

    /// Returns the bytes written so far and clears them; the document continues.
    package mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Opens an object.
    package mutating func beginObject() { begin(UInt8(ascii: "{")) }

    /// Closes the innermost object.
    package mutating func endObject() { end(UInt8(ascii: "}")) }

    /// Opens an array.
    package mutating func beginArray() { begin(UInt8(ascii: "[")) }

    /// Closes the innermost array.
    package mutating func endArray() { end(UInt8(ascii: "]")) }

    /// Writes the key of the next value inside an object.
    package mutating func key(_ name: String) {
        separate()
        appendQuoted(name)
        bytes.append(UInt8(ascii: ":"))
        if style == .pretty { bytes.append(UInt8(ascii: " ")) }
        followsKey = true
    }

    /// Writes a string, or null for nil. Escapes characters that could steer a terminal.
    package mutating func string(_ text: String?) {
        guard let text else { return null() }
        separate()
        appendQuoted(text)
    }

    /// Writes a whole number.
    package mutating func integer(_ value: some BinaryInteger) { appendToken(String(value)) }

    /// Writes a number with the fewest digits that round-trip; null if it is not finite.
    package mutating func number(_ value: Double) { appendToken(value.isFinite ? value.description : "null") }

    /// Writes true or false.
    package mutating func bool(_ value: Bool) { appendToken(value ? "true" : "false") }

    /// Writes null.
    package mutating func null() { appendToken("null") }

    /// Writes a complete value.
    package mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .integer(let integer): self.integer(integer)
        case .number(let number): self.number(number)
        case .string(let text): string(text)
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .object(let object):
            beginObject()
            for member in object {
                key(member.key)
                self.value(member.value)
            }
            endObject()
        }
    }

    /// Ends a line between documents (JSON Lines) or at the end of a file. Do not call it inside a document.
    package mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        emptiness.append(true)
    }

    private mutating func end(_ bracket: UInt8) {
        if emptiness.popLast() == false { breakLine() }
        bytes.append(bracket)
    }

    private mutating func appendToken(_ token: String) {
        separate()
        bytes.append(contentsOf: token.utf8)
    }

    /// Writes the comma and line break before the next element, if needed.
    private mutating func separate() {
        if followsKey {
            followsKey = false
            return
        }
        guard let isEmpty = emptiness.last else { return }
        if isEmpty { emptiness[emptiness.count - 1] = false } else { bytes.append(UInt8(ascii: ",")) }
        breakLine()
    }

    private mutating func breakLine() {
        guard style == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * emptiness.count))
    }

    private mutating func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        JSONEscaping.append(text, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}
