import JSON
import SeededNumbers
import Testing

struct NumberTests {
    @Test(arguments: [
        ("0", JSONValue.integer(0)), ("-1", .integer(-1)), ("70000", .integer(70000)),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .number(9_223_372_036_854_775_808)),
        ("-9223372036854775809", .number(-9_223_372_036_854_775_808)),
        ("18446744073709551616", .number(18_446_744_073_709_551_616)), ("1.0", .number(1)), ("1e2", .number(100)),
        ("1E5", .number(100_000)),
        ("1E+2", .number(100)), ("25e-1", .number(2.5)), ("0.1", .number(0.1)), ("0e5", .number(0)),
        ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("5e-324", .number(.leastNonzeroMagnitude)),
        ("123456789.123456789", .number(123456789.123456789)), ("9007199254740993.0", .number(9_007_199_254_740_992)),
        ("1e400", .number(.infinity)), ("-1e400", .number(-.infinity)), ("1e-400", .number(0)),
        ("1e99999999999999999999999", .number(.infinity)), ("0e99999999999999999999999", .number(0)),
    ])
    func `numbers keep their kind and their value`(text: String, value: JSONValue) throws {
        #expect(try parse(text) == value)
    }

    @Test func `minus zero keeps its sign`() throws {
        for text in ["-0", "-0.0", "-0e1"] {
            let value = try parse(text)
            #expect(value.double?.sign == .minus)
            #expect(value.int == 0)
        }
    }

    @Test func `a number of a thousand digits is read`() throws {
        let digits = String(repeating: "9", count: 1000)
        #expect(try parse(digits) == .number(.infinity))
        #expect(try parse("0." + digits) == .number(1))
        #expect(try parse("0." + String(repeating: "0", count: 1000) + "1e1001").double == 1)
    }

    @Test(arguments: ["01", "-01", "00", "1.", "1.e1", "1.x", "-x", "1ex", "1e+x", "-.5"].map { "[\($0)]" })
    func `what only looks like a number is refused`(text: String) {
        #expect(parseError(text)?.kind == .invalidNumber)
    }

    @Test(arguments: [".5", "+1", "1a", "0x10", "1_000", "--1", "1e5.5"].map { "[\($0)]" })
    func `what does not begin or end as a number is refused`(text: String) {
        #expect(parseError(text) != nil)
    }

    @Test(arguments: ["-", "1.", "1e", "1e+", "[-", "[0."])
    func `a number cut short is truncated`(text: String) {
        #expect(parseError(text)?.kind == .truncated)
    }

    @Test func `random doubles come back bit for bit`() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            let value = try JSONValue.parse(JSONValue.number(number).serialized())
            #expect(value.double?.bitPattern == number.bitPattern)
        }
    }

    @Test func `random integers come back the same`() throws {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<20_000 {
            let integer = Int64(truncatingIfNeeded: generator.next()) >> Int64.random(in: 0..<64, using: &generator)
            #expect(try JSONValue.parse(JSONValue.integer(integer).serialized()) == .integer(integer))
        }
    }
}
