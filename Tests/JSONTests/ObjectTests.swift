import JSON
import Testing

struct ObjectTests {
    @Test func `the last of repeated keys wins and all are kept`() throws {
        let object = try #require(try parse(#"{"a": 1, "b": 2, "a": 3}"#).object)
        #expect(object["a"] == 3)
        #expect(object.keys == ["a", "b", "a"])
        #expect(object.map(\.value) == [1, 2, 3])
    }

    @Test func `assigning replaces, appends or removes`() {
        var object: JSONObject = ["a": 1, "b": 2, "a": 3]
        object["b"] = 4
        object["c"] = 5
        object["a"] = nil
        #expect(object == ["b": 4, "c": 5])
    }

    @Test func `equality looks at the order, and equal objects hash alike`() {
        let object: JSONObject = ["a": 1, "b": 2]
        #expect(object != ["b": 2, "a": 1])
        #expect(Set([object, ["a": 1, "b": 2]]).count == 1)
    }

    @Test func `accessors answer for their own kind only`() {
        let value: JSONValue = [
            "text": "x", "count": 5, "whole": 5.0, "half": 0.5, "flag": true, "list": [1], "none": nil,
        ]
        #expect(value["text"]?.string == "x")
        #expect(value["count"]?.int == 5)
        #expect(value["whole"]?.int == 5)
        #expect(value["half"]?.int == nil)
        #expect(value["half"]?.double == 0.5)
        #expect(value["count"]?.double == 5)
        #expect(value["flag"]?.bool == true)
        #expect(value["list"]?.array == [1])
        #expect(value["none"]?.isNull == true)
        #expect(value["absent"] == nil)
        #expect(value["text"]?.int == nil)
        #expect(value["count"]?.string == nil)
        for number in [.infinity, -.infinity, .nan, 0x1p63, -0x1.1p63] as [Double] {
            #expect(JSONValue.number(number).int == nil)
        }
        #expect(JSONValue.number(-0x1p63).int == .min)
        #expect(JSONValue.array([])["text"] == nil)
    }

    @Test func `kinds have the names of the standard`() {
        let values: [JSONValue] = [nil, true, 1, 0.5, "", [], [:]]
        #expect(values.map(\.typeName) == ["null", "boolean", "number", "number", "string", "array", "object"])
    }
}
