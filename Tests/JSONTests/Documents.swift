import JSON

/// A small document with every kind of value and of escape.
let sample = #"""
    {"individuals": [
      {"id": 70000, "firstName": "Luke", "lastName": "Skywalker", "birthdate": "1963-05-05", "forceSensitive": true},
      {"id": -1, "name": "Chewie \"Chewbacca\" \\ \/ \b\f\n\r\t", "emoji": "😀 \ud83d\ude00 é", "photo": null},
      {"numbers": [0, -0, 0.5, 1e3, 1E-2, 12345678901234567890, 9223372036854775807], "empty": {}, "none": [ ]}
    ], "ok": false}
    """#

func parse(_ text: String) throws(JSONError) -> JSONValue { try .parse(Array(text.utf8)) }

func parseError(_ text: String) -> JSONError? { parseError(Array(text.utf8)) }

func parseError(_ bytes: [UInt8], invalidText: JSONValue.InvalidText = .replaced) -> JSONError? {
    do {
        _ = try JSONValue.parse(bytes, invalidText: invalidText)
        return nil
    } catch {
        return error
    }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
