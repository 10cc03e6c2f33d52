import SeededNumbers
import TerminalUI
import Testing

struct InputDecoderTests {
    static let sequences: [(bytes: String, input: [TerminalInput])] = [
        ("a", [.key(.character("a"))]), ("A", [.key(.character("A"))]), ("\r", [.key(KeyEvent(.enter))]),
        ("\n", [.key(KeyEvent(.enter))]), ("\t", [.key(KeyEvent(.tab))]), ("\u{7F}", [.key(KeyEvent(.backspace))]),
        ("\u{8}", [.key(KeyEvent(.backspace))]), ("\u{3}", [.key(.control("c"))]), ("\u{0}", [.key(.control(" "))]),
        ("\u{1F}", [.key(.control("_"))]), ("é", [.key(.character("é"))]), ("山", [.key(.character("山"))]),
        ("👍", [.key(.character("👍"))]), ("\u{1B}x", [.key(.alt("x"))]), ("\u{1B}é", [.key(.alt("é"))]),
        ("\u{1B}\u{7F}", [.key(KeyEvent(.backspace, .alt))]), ("\u{1B}\r", [.key(KeyEvent(.enter, .alt))]),
        ("\u{1B}[A", [.key(KeyEvent(.up))]), ("\u{1B}OB", [.key(KeyEvent(.down))]),
        ("\u{1B}[1;5C", [.key(KeyEvent(.right, .control))]), ("\u{1B}[1;4D", [.key(KeyEvent(.left, [.shift, .alt]))]),
        ("\u{1B}[H", [.key(KeyEvent(.home))]), ("\u{1B}[4~", [.key(KeyEvent(.end))]),
        ("\u{1B}[3;5~", [.key(KeyEvent(.delete, .control))]), ("\u{1B}[2~", [.key(KeyEvent(.insert))]),
        ("\u{1B}[5~", [.key(KeyEvent(.pageUp))]), ("\u{1B}[6^", [.key(KeyEvent(.pageDown, .control))]),
        ("\u{1B}[Z", [.key(KeyEvent(.tab, .shift))]), ("\u{1B}OP", [.key(KeyEvent(.function(1)))]),
        ("\u{1B}O2P", [.key(KeyEvent(.function(1), .shift))]), ("\u{1B}[1;2R", [.key(KeyEvent(.function(3), .shift))]),
        ("\u{1B}[15~", [.key(KeyEvent(.function(5)))]), ("\u{1B}[24~", [.key(KeyEvent(.function(12)))]),
        ("\u{1B}[34~", [.key(KeyEvent(.function(20)))]), ("\u{1B}[[A", [.key(KeyEvent(.function(1)))]),
        ("\u{1B}OM", [.key(KeyEvent(.enter))]), ("\u{1B}Op", [.key(.character("0"))]),
        ("\u{1B}\u{1B}[A", [.key(KeyEvent(.up, .alt))]), ("\u{1B}\u{1B}OA", [.key(KeyEvent(.up, .alt))]),
        ("\u{1B}[97;5u", [.key(.control("a"))]), ("\u{1B}[27u", [.key(KeyEvent(.escape))]),
        ("\u{1B}[97:65;2u", [.key(.character("A"))]), ("\u{1B}[13;2u", [.key(KeyEvent(.enter, .shift))]),
        ("\u{1B}[1092::97;5u", [.key(KeyEvent(.character("ф"), .control, baseLayout: "a"))]),
        ("\u{1B}[99::99;5u", [.key(.control("c"))]), ("\u{1B}[9;2u", [.key(KeyEvent(.tab, .shift))]),
        ("\u{1B}[91;3u", [.key(.alt("["))]), ("\u{1B}[97;133u", [.key(.control("a"))]),
        ("\u{1B}[P", [.key(KeyEvent(.function(1)))]),
        ("\u{1B}[97;5:3u", []), ("\u{1B}[1;1:3A", []), ("\u{1B}[57399u", [.key(.character("0"))]),
        ("\u{1B}[57376u", [.key(KeyEvent(.function(13)))]), ("\u{1B}[27;5;109~", [.key(.control("m"))]),
        ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
        ("\u{1B}[<0;5;3M", [.mouse(MouseEvent(.press(.left), at: Position(column: 4, row: 2)))]),
        ("\u{1B}[<2;1;1m", [.mouse(MouseEvent(.release(.right), at: Position(column: 0, row: 0)))]),
        ("\u{1B}[<64;9;9M", [.mouse(MouseEvent(.wheelUp, at: Position(column: 8, row: 8)))]),
        ("\u{1B}[<81;9;9M", [.mouse(MouseEvent(.wheelDown, at: Position(column: 8, row: 8), modifiers: .control))]),
        ("\u{1B}[M #$", [.mouse(MouseEvent(.press(.left), at: Position(column: 2, row: 3)))]),
        ("\u{1B}[200~two\r\nlines\u{1B}[A\rx\u{1B}[201~", [.paste("two\nlines\u{1B}[A\nx", isTruncated: false)]),
        ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste("\u{1B}[20", isTruncated: false)]),
        ("\u{1B}[?62;4;22c", [.answer(.deviceAttributes([62, 4, 22]))]),
        ("\u{1B}[>1;4000;0c", [.answer(.secondaryAttributes([1, 4000, 0]))]),
        ("\u{1B}[?2026;2$y", [.answer(.mode(2026, .reset))]), ("\u{1B}[?5u", [.answer(.keyboardFlags(5))]),
        ("\u{1B}P>|foot(1.16.2)\u{1B}\\", [.answer(.version("foot(1.16.2)"))]),
        ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", [.answer(.color(code: 11, red: 255, green: 128, blue: 0))]),
        ("\u{1B}]10;#1a2b3c\u{7}", [.answer(.color(code: 10, red: 26, green: 43, blue: 60))]),
        ("\u{1B}[?997;1n", [.answer(.colorScheme(isDark: true))]),
        ("\u{1B}[6;20;10t", [.answer(.window([6, 20, 10]))]),
        ("\u{1B}[12;40R", [.answer(.cursor(Position(column: 39, row: 11)))]),
        ("\u{1B}_Gi=31;OK\u{1B}\\", [.answer(.graphics("i=31;OK"))]),
        ("\u{1B}P1+r524742=38\u{1B}\\", []), ("\u{1B}[99~", []), ("\u{1B}[1;2;3x", []), ("\u{1B}[?1;2;3X", []),
        ("\u{1B}]52;c;YQ==\u{7}", []), ("\u{1B}[57441u", []), ("\u{C2}\u{80}", [.key(.character("Â"))]),
    ]

    private let start = ContinuousClock.now

    @Test(arguments: sequences.indices)
    func `a sequence means the same in one piece and cut at every byte`(index: Int) {
        let (text, expected) = Self.sequences[index]
        let bytes = Array(text.utf8)
        var whole = InputDecoder()
        #expect(whole.feed(bytes, now: start) == expected)
        #expect(whole.deadline == nil)
        var single = InputDecoder()
        #expect(bytes.flatMap { single.feed([$0], now: start) } == expected)
        for cut in bytes.indices {
            var decoder = InputDecoder()
            let input = decoder.feed(bytes[..<cut], now: start) + decoder.feed(bytes[cut...], now: start)
            #expect(input == expected, "cut at \(cut)")
            #expect(decoder.feed("q".utf8, now: start) == [.key(.character("q"))])
        }
    }

    @Test(arguments: [
        ("\u{1B}[13;2u", KeyEvent(.enter)), ("\u{1B}[13;5u", KeyEvent(.enter)), ("\u{1B}[109;5u", KeyEvent(.enter)),
        ("\u{1B}[106;5u", KeyEvent(.enter)),
        ("\u{1B}[105;5u", KeyEvent(.tab)), ("\u{1B}[9;6u", KeyEvent(.tab, .shift)), ("\u{1B}[91;5u", KeyEvent(.escape)),
        ("\u{1B}[27;2u", KeyEvent(.escape)), ("\u{1B}[104;5u", KeyEvent(.backspace)),
        ("\u{1B}[127;2u", KeyEvent(.backspace)),
        ("\u{1B}[97;6u", .control("a")), ("\u{1B}[97:65;6u", .control("a")), ("\u{1B}[1089::99;5u", .control("c")),
        ("\u{1B}[1100::109;5u", KeyEvent(.enter)),
    ])
    func `a key that a terminal without kitty's protocol cannot tell apart still does what it does there`(
        text: String, expected: KeyEvent
    ) throws {
        var decoder = InputDecoder()
        guard case .key(let key) = decoder.feed(text.utf8, now: start).first else { throw NoKey() }
        #expect(key.candidates.first != expected)
        #expect(key.candidates.contains(expected))
    }

    private struct NoKey: Error {}

    @Test func `answers that come slowly are never keys while they are expected`() {
        let answers = [
            "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "\u{1B}P>|xterm(379)\u{1B}\\", "\u{1B}[?2026;1$y", "\u{1B}[?62c",
        ]
        var decoder = InputDecoder()
        var now = start
        decoder.expectAnswers(until: start + .seconds(60))
        var inputs: [TerminalInput] = []
        for byte in answers.joined().utf8 {
            inputs += decoder.flushPending(now: now)
            inputs += decoder.feed([byte], now: now)
            now += .milliseconds(200)
        }
        #expect(inputs.count == 4)
        #expect(inputs.allSatisfy { if case .answer = $0 { true } else { false } })
        #expect(decoder.feed([0x1B], now: now) == [])
        #expect(decoder.flushPending(now: now + .milliseconds(25)) == [.key(KeyEvent(.escape))])
    }

    @Test func `an escape alone is the Escape key after its delay and not before`() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x1B], now: start) == [])
        #expect(decoder.deadline == start + .milliseconds(25))
        #expect(decoder.flushPending(now: start + .milliseconds(24)) == [])
        #expect(decoder.flushPending(now: start + .milliseconds(25)) == [.key(KeyEvent(.escape))])
        #expect(decoder.deadline == nil)
        #expect(decoder.flushPending(now: start + .seconds(9)) == [])
    }

    @Test(arguments: [("[", "["), ("O", "O"), ("]", "]"), ("P", "P"), ("_", "_")])
    func `an introducer alone is a key with Alt after its delay`(introducer: String, character: Character) {
        var decoder = InputDecoder()
        #expect(decoder.feed("\u{1B}\(introducer)".utf8, now: start) == [])
        #expect(decoder.flushPending(now: start + .milliseconds(250)) == [.key(.alt(character))])
    }

    @Test(arguments: [
        ("\u{1B}\u{1B}", [TerminalInput.key(KeyEvent(.escape)), .key(KeyEvent(.escape))]),
        ("\u{1B}Px", [.key(.alt("P")), .key(.character("x"))]), ("\u{1B}]]", [.key(.alt("]")), .key(.character("]"))]),
        ("\u{1B}\u{1B}x", [.key(KeyEvent(.escape)), .key(.alt("x"))]),
        ("\u{1B}\u{1B}[?62c", [.key(KeyEvent(.escape)), .answer(.deviceAttributes([62]))]),
        ("\u{1B}[12\u{3}", [.key(.control("c"))]), ("\u{1B}]11;r\u{3}", [.key(.control("c"))]),
        ("\u{1B}]11;rgb:\u{1B}[A", [.key(KeyEvent(.up))]),
        ("e\u{301}", [.key(.character("e\u{301}"))]), ("👩‍👩‍👧", [.key(.character("👩‍👩‍👧"))]),
    ])
    func `keys near half sequences are not lost`(text: String, expected: [TerminalInput]) {
        var decoder = InputDecoder()
        let input = decoder.feed(text.utf8, now: start) + decoder.flushPending(now: start + .seconds(9))
        #expect(input == expected)
        #expect(decoder.deadline == nil)
    }

    @Test func `bytes that are no UTF-8 give no key`() {
        var decoder = InputDecoder()
        let bytes: [UInt8] = [0xFF, 0x80, 0xC3, 0x41, 0xE5, 0xB1, 0x42, 0xC2, 0x9B, 0xF4, 0xFF]
        #expect(decoder.feed(bytes, now: start) == [.key(.character("A")), .key(.character("B"))])
        #expect(decoder.deadline == nil)
    }

    @Test func `a paste is cut at its limit between scalars`() {
        var decoder = InputDecoder(pasteLimit: 10)
        let text = "\u{1B}[200~abcdefgh山x\u{1B}[201~q"
        let input = decoder.feed(text.utf8, now: start)
        #expect(input == [.paste("abcdefgh", isTruncated: true), .key(.character("q"))])
    }

    @Test func `a paste of a megabyte is one event`() {
        var decoder = InputDecoder()
        let text = String(repeating: "kith ", count: 200_000)
        #expect(decoder.feed("\u{1B}[200~\(text)\u{1B}[201~".utf8, now: start) == [.paste(text, isTruncated: false)])
    }

    @Test func `Ctrl-C alone ends a paste that never would, and is a key`() {
        var decoder = InputDecoder()
        #expect(decoder.feed("\u{1B}[200~abc".utf8, now: start).isEmpty)
        // Inside of what is pasted it is text.
        #expect(decoder.feed("d\u{3}e".utf8, now: start).isEmpty)
        #expect(
            decoder.feed([0x03], now: start) == [.paste("abcd\u{3}e", isTruncated: true), .key(.control("c"))])
    }

    @Test func `a paste that never ends is delivered when nothing follows`() {
        var decoder = InputDecoder()
        #expect(decoder.feed("\u{1B}[200~half".utf8, now: start) == [])
        #expect(decoder.flushPending(now: start + .seconds(5)) == [.paste("half", isTruncated: false)])
    }

    @Test func `no bytes trap it or leave it stuck`() {
        var generator = SeededGenerator(seed: RandomTests.seed(42))
        let pieces = Self.sequences.map { Array($0.bytes.utf8) }
        var decoder = InputDecoder(pasteLimit: 64)
        var now = start
        for _ in 0..<RandomTests.steps(20_000) {
            var chunk =
                Bool.random(using: &generator)
                ? (0..<Int.random(in: 0...6, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator)
                }
                : pieces.randomElement(using: &generator) ?? []
            chunk = Array(chunk.prefix(.random(in: 0...12, using: &generator)))
            _ = decoder.feed(chunk, now: now)
            now += .milliseconds(Int.random(in: 0...40, using: &generator))
            _ = decoder.flushPending(now: now)
        }
        _ = decoder.flushPending(now: now + .seconds(6))
        #expect(decoder.deadline == nil)
        #expect(decoder.feed("q".utf8, now: now) == [.key(.character("q"))])
    }

    @Test func `a key of another layout is looked up as typed, then by its place`() {
        let event = KeyEvent(.character("ф"), .control, baseLayout: "a")
        #expect(event.candidates == [KeyEvent(.character("ф"), .control), .control("a")])
    }
}
