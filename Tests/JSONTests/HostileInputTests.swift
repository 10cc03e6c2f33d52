import JSON
import SeededNumbers
import Testing

struct HostileInputTests {
    @Test func `random bytes never trap and errors stay inside the input`() {
        var generator = SeededGenerator(seed: RandomTests.seed(3))
        for _ in 0..<RandomTests.steps(20_000) {
            let length = Int.random(in: 0..<24, using: &generator)
            check((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
    }

    @Test func `mutated documents never trap and errors stay inside the input`() {
        var generator = SeededGenerator(seed: RandomTests.seed(4))
        let source = Array(#"{"a": [1, -2.5e3, "x\u00e9\n", true, null], "b": {"ü": "\ud83d\ude00"}}"#.utf8)
        let alphabet = Array("{}[]:,\"\\u0eE+-.tfn \n".utf8) + [0x00, 0x80, 0xC3, 0xE2, 0xFF]
        for _ in 0..<RandomTests.steps(20_000) {
            var bytes = source
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                let byte = alphabet.randomElement(using: &generator) ?? 0
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = byte
                case 1: bytes.insert(byte, at: place)
                default: bytes.remove(at: place)
                }
            }
            check(bytes)
        }
    }

    /// Whatever parses must also survive being written and parsed again.
    private func check(_ bytes: [UInt8]) {
        do {
            let value = try JSONValue.parse(bytes)
            let again = try JSONValue.parse(value.serialized(.pretty))
            #expect(again == value)
        } catch {
            #expect(error.offset <= bytes.count && error.line > 0 && error.column > 0, "\(bytes)")
        }
    }
}
