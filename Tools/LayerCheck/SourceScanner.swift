/// Tells a Swift file's code from its comments and literals, as far as finding imports and words needs it.
///
/// It follows the lexical structure of The Swift Programming Language: nested comments, raw and multi-line strings,
/// interpolations (their insides are code), regex literals and identifiers in backticks.
struct SourceScanner {
    private(set) var tokens: [Token] = []
    private(set) var comments: [Comment] = []

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var endOfLastToken = -1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scanCode(untilParenthesis: false)
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private func looks(at text: StaticString, offset: Int = 0) -> Bool {
        text.withUTF8Buffer { bytes.dropFirst(position + offset).starts(with: $0) }
    }

    private mutating func advance(_ count: Int = 1) {
        let end = min(position + count, bytes.count)
        while position < end {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func take(_ kind: Token.Kind, from start: Int, to end: Int, on line: Int) {
        tokens.append(
            Token(
                kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), line: line,
                touchesPrevious: endOfLastToken == start))
        endOfLastToken = end
    }

    /// Reads code to its end; inside an interpolation that is the parenthesis that closes it.
    private mutating func scanCode(untilParenthesis: Bool) {
        var open = 0
        while let next = byte() {
            switch next {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                advance()
            case UInt8(ascii: "/") where looks(at: "//"):
                scanLineComment()
            case UInt8(ascii: "/") where looks(at: "/*"):
                scanBlockComment()
            case UInt8(ascii: "/") where startsRegex():
                skipRegexOnLine()
            case UInt8(ascii: "\""):
                scanString(hashes: 0)
            case UInt8(ascii: "#"):
                scanHashes()
            case UInt8(ascii: "`"):
                scanQuotedWord()
            case _ where next.isWordByte:
                scanWord()
            default:
                if next == UInt8(ascii: "(") { open += 1 }
                if next == UInt8(ascii: ")") {
                    if untilParenthesis, open == 0 { return }
                    open -= 1
                }
                take(.symbol, from: position, to: position + 1, on: line)
                advance()
            }
        }
    }

    private mutating func scanWord() {
        let start = position
        while let next = byte(), next.isWordByte { advance() }
        take(.word, from: start, to: position, on: line)
    }

    private mutating func scanQuotedWord() {
        let start = position + 1
        advance()
        while let next = byte(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { advance() }
        take(.quotedWord, from: start, to: position, on: line)
        if byte() == UInt8(ascii: "`") { advance() }
        endOfLastToken = position
    }

    private mutating func scanLineComment() {
        let start = position
        while let next = byte(), next != UInt8(ascii: "\n") { advance() }
        comments.append(Comment(text: String(decoding: bytes[start..<position], as: UTF8.self), lines: line...line))
    }

    private mutating func scanBlockComment() {
        let (start, firstLine) = (position, line)
        var depth = 0
        repeat {
            if looks(at: "/*") {
                depth += 1
                advance(2)
            } else if looks(at: "*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
        comments.append(
            Comment(text: String(decoding: bytes[start..<position], as: UTF8.self), lines: firstLine...line))
    }

    /// A `#` begins a raw string, an extended regex, or a directive such as `#if`.
    private mutating func scanHashes() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch byte(hashes) {
        case UInt8(ascii: "\""):
            advance(hashes)
            scanString(hashes: hashes)
        case UInt8(ascii: "/"):
            advance(hashes)
            skipExtendedRegex(hashes: hashes)
        default:
            take(.symbol, from: position, to: position + 1, on: line)
            advance()
        }
    }

    private func hashesFollow(_ count: Int, offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    private mutating func scanString(hashes: Int) {
        let isMultiLine = looks(at: "\"\"\"") && !(hashes > 0 && hashesFollow(hashes, offset: 2))
        let quotes = isMultiLine ? 3 : 1
        advance(quotes)
        while let next = byte() {
            if next == UInt8(ascii: "\\"), hashesFollow(hashes, offset: 1) {
                let isInterpolation = byte(1 + hashes) == UInt8(ascii: "(")
                advance(2 + hashes)
                if isInterpolation {
                    scanCode(untilParenthesis: true)
                    advance()
                }
            } else if isMultiLine ? looks(at: "\"\"\"") : next == UInt8(ascii: "\""),
                hashesFollow(hashes, offset: quotes)
            {
                advance(quotes + hashes)
                return
            } else if next == UInt8(ascii: "\n"), !isMultiLine {
                return
            } else {
                advance()
            }
        }
    }

    private mutating func skipExtendedRegex(hashes: Int) {
        advance()
        while let next = byte() {
            if next == UInt8(ascii: "\\") {
                advance(2)
            } else if next == UInt8(ascii: "/"), hashesFollow(hashes, offset: 1) {
                advance(1 + hashes)
                return
            } else {
                advance()
            }
        }
    }

    /// True if a slash begins a regex: no value stands before it, no blank after it, and it is closed on its line.
    private func startsRegex() -> Bool {
        if let last = tokens.last {
            let endsValue = last.kind == .symbol ? [")", "]", "}", "/"].contains(last.text) : !last.isBeforeValue
            if endsValue { return false }
        }
        guard let next = byte(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\t") else { return false }
        return regexLength() != nil
    }

    private func regexLength() -> Int? {
        var offset = 1
        while let next = byte(offset), next != UInt8(ascii: "\n") {
            if next == UInt8(ascii: "/") { return offset + 1 }
            offset += next == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private mutating func skipRegexOnLine() {
        advance(regexLength() ?? 1)
    }
}

extension UInt8 {
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}

extension Token {
    /// Keywords after which a value is expected, so that a slash cannot divide.
    fileprivate var isBeforeValue: Bool {
        kind == .word && ["return", "in", "case", "try", "await", "throw", "else", "where"].contains(text)
    }
}
