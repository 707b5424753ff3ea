import Testing

@testable import LibraryFormats

/// Tests that the writer's output is valid CSV, which the reader parses to the same values.
struct CSVWriterTests {
  /// Characters before a sign that a spreadsheet may skip: white space, line breaks, and invisible characters.
  private static let disguises = [
    "\n", "\r", "\r\n", "\t", " ", "  ", "\u{0}", "\u{B}", "\u{C}", "\u{1B}", "\u{85}", "\u{A0}", "\u{AD}", "\u{2003}",
    "\u{200B}", "\u{200E}", "\u{2028}", "\u{2060}", "\u{3000}", "\u{FE0F}", "\u{FEFF}", "\u{E0020}", " \u{A0}\t",
  ]
  @Test func `Writer quotes only the values that need it`() {
    var writer = CSVWriter(header: ["a", "b"])
    writer.append(["1,2", "say \"hi\""])
    writer.append([nil, "two\nlines"])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "a,b\r\n\"1,2\",\"say \"\"hi\"\"\"\r\n,\"two\nlines\"\r\n")
  }

  @Test func `Reader returns every written value unchanged`() {
    let values =
      ["", " ", " x ", "\"", "\"\"", ",", "\n", "\r", "\r\n", "a\"b,c\nd", "Ελλάδα", "🎬", "=1+1", "-", "'"]
      + Self.disguises.map { $0 + "=1+1" }
    var writer = CSVWriter(header: ["a", "b"], guardsFormulas: false)
    for value in values { writer.append([value, "x"]) }
    writer.append([""])
    #expect(CSVReader(writer.bytes).map(\.fields) == [["a", "b"]] + values.map { [$0, "x"] } + [[""]])
  }

  @Test(arguments: [
    ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("+cmd", "'+cmd"), ("-30-", "'-30-"), ("@home", "'@home"), ("-5", "-5"),
    ("+1.5", "+1.5"), ("Harbour", "Harbour"), ("1=1", "1=1"),
  ])
  func `Writer escapes formulas, but not numbers`(_ value: String, _ written: String) {
    let writer = CSVWriter(header: [value, ""])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\(written),\r\n")
  }

  @Test(arguments: disguises)
  func `Writer escapes a formula after white space and invisible characters`(_ disguise: String) throws {
    for sign in ["=", "+", "-", "@"] {
      let value = disguise + sign + "cmd|' /C calc'!A0"
      #expect(CSVReader(CSVWriter(header: [value, "x"]).bytes).map(\.fields) == [["'" + value, "x"]])
    }
  }

  @Test(arguments: ["＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫", "−", "=\u{338}", "+\u{301}", "@\u{FE0F}"])
  func `Writer escapes signs of other widths, and signs with an accent`(_ sign: String) {
    let value = sign + "1+1"
    #expect(CSVReader(CSVWriter(header: [value, "x"]).bytes).map(\.fields) == [["'" + value, "x"]])
  }

  @Test func `Writer escapes a leading tab or line break, and an equals sign before a number`() {
    for value in ["\ttab", "\nline", "\rline", "\r\nline", "=5", "@5"] {
      #expect(CSVReader(CSVWriter(header: [value, "x"]).bytes).map(\.fields) == [["'" + value, "x"]])
    }
  }

  @Test(arguments: ["", " ", "\u{FEFF}", "é", "−5", "－5", "1-1", " Harbour", "'=1"])
  func `Writer changes no other value`(_ value: String) {
    #expect(CSVReader(CSVWriter(header: ["x", value]).bytes).map(\.fields) == [["x", value]])
  }
}
