import Foundation
import Testing

@testable import Library

/// Strict JSON parsing.
struct JSONTests {
  private func read(_ text: String) -> JSONObject? { Array(text.utf8).withUnsafeBufferPointer(JSONReader.object) }

  @Test(arguments: [
    "", "[]", "{", "{}x", #"{"a":1,}"#, #"{"a" 1}"#, #"{"a":01}"#, #"{"a":+1}"#, #"{"a":1.}"#, #"{"a":.5}"#,
    #"{"a":1e}"#,
    #"{"a":tru}"#, #"{"a":"\x"}"#, #"{"a":"\ud800"}"#, #"{"a":"\ud800\u0041"}"#, #"{"a":"\udc00"}"#,
    #"{"a":"\u00g0"}"#,
    "{\"a\":\"\n\"}", #"{"a":"b}"#, #"{"a":1,"a":2}"#, #"{'a':1}"#, #"{"a":NaN}"#, #"{"a":[1,]}"#, #"{"a":[1 2]}"#,
    #"{"a":"# + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}",
  ])
  func `Invalid JSON is rejected`(_ text: String) { #expect(read(text) == nil) }

  @Test func `Invalid UTF-8 is rejected`() {
    let bytes = Array(#"{"a":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8)
    #expect(bytes.withUnsafeBufferPointer(JSONReader.object) == nil)
    let escaped = Array(#"{"a":"\n"#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(escaped.withUnsafeBufferPointer(JSONReader.object) == nil)
  }

  @Test func `Values of all types are parsed`() throws {
    let object = try #require(
      read(
        #" { "a" : "\u00e9\ud83c\udfac\/\b\f\n\r\t\"\\" , "b" : [ 1 , -2.5e3 , null , true , false , { } , [ ] ] } "#))
    #expect(object.string("a") == "é🎬/\u{8}\u{C}\n\r\t\"\\")
    #expect(
      object["b"]
        == .array([
          .integer(1), .number("-2.5e3"), .null, .bool(true), .bool(false), .object(JSONObject()), .array([]),
        ]))
    #expect(read(#"{"a":9223372036854775808}"#)?["a"] == .number("9223372036854775808"))
  }

  /// Foundation parses the output to the same values.
  @Test func `Written object is valid JSON and restores the same values`() throws {
    var numbers = SeededNumbers(3)
    for _ in 0..<300 {
      let text = String(
        String.UnicodeScalarView(
          (0..<20).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0..<0x11000 >> UInt32.random(in: 0...9, using: &numbers), using: &numbers))
          }))
      var object = JSONObject()
      object["text"] = .string(text)
      object["array"] = .array([.integer(-5), .null, .bool(false)])
      var bytes: [UInt8] = []
      JSONValue.object(object).write(to: &bytes)
      let read = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      #expect((read["text"] as? String).map { Array($0.utf8) } == Array(text.utf8))
      #expect(bytes.withUnsafeBufferPointer(JSONReader.object) == object)
    }
  }

  @Test func `Members are sorted by the bytes of their names`() {
    var object = JSONObject()
    for key in ["b", "~", "a", "A", "ab"] { object[key] = .integer(1) }
    var bytes: [UInt8] = []
    JSONValue.object(object).write(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"A":1,"a":1,"ab":1,"b":1,"~":1}"#)
  }
}
