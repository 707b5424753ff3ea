import Testing

@testable import LibraryFormats

/// Rows that conform to RFC 4180, and real-world rows that don't.
struct CSVReaderTests {
  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    ("\"a,b\",c\n", [["a,b", "c"]]),
    ("\"say \"\"hi\"\"\",c\n", [["say \"hi\"", "c"]]),
    ("\"\"\"\"\n", [["\""]]),
    ("\"two\nlines\",c\n", [["two\nlines", "c"]]),
    ("\"two\r\nlines\",c\r\n", [["two\r\nlines", "c"]]),
    ("a,\n,b\n,", [["a", ""], ["", "b"], ["", ""]]),
    ("\"\",b", [["", "b"]]),
    ("\n\n a ,b\n\n\nc\n\n", [[" a ", "b"], ["c"]]),
    (" \"a\" , \"b,c\"\n", [["a", "b,c"]]),
    ("5\" disc,b\n", [["5\" disc", "b"]]),
    ("one\ntwo,three,four\n", [["one"], ["two", "three", "four"]]),
    ("", []),
  ])
  func `Reader parses rows with quotes, delimiters and any kind of line break`(_ text: String, _ expected: [[String]]) {
    #expect(CSVReader(Array(text.utf8)).map(\.fields) == expected)
  }

  @Test func `Line numbers count line breaks inside quotation marks`() {
    let rows = Array(CSVReader(Array("a\n\"b\nc\r\nd\",e\n\nf\n".utf8)))
    #expect(rows.map(\.line) == [1, 2, 6])
  }

  @Test func `Reader returns the original text of a row`() {
    let reader = CSVReader(Array("x,y\r\n\"a \"\"b\"\"\", c\r\n".utf8))
    #expect(Array(reader).map(reader.text) == ["x,y", "\"a \"\"b\"\"\", c"])
  }

  @Test func `Unclosed quotation mark loses only one row`() {
    let reader = CSVReader(Array("1,2\n\"3,4\n5,6\n7,8\n".utf8))
    let rows = Array(reader)
    #expect(rows.map(\.fields) == [["1", "2"], nil, ["5", "6"], ["7", "8"]])
    #expect(reader.text(of: rows[1]) == "\"3,4")
  }

  @Test func `Extra or unclosed quotation mark loses only its own row`() {
    let rows = CSVReader(Array("\"1\"x,2\n\"3,4\n\"5\",6\n7,8\n".utf8)).map(\.fields)
    #expect(rows == [nil, nil, ["5", "6"], ["7", "8"]])
  }

  @Test func `Backslash escapes a quotation mark only when enabled`() {
    let bytes = Array(#""say \"hi\"",b"#.utf8) + [10] + Array(#""C:\",d"#.utf8)
    #expect(
      CSVReader(bytes, escape: .backslash).map(\.fields) == [
        ["say \\\"hi\\\"", "b"].map { $0.replacing("\\\"", with: "\"") }, ["C:\\", "d"],
      ])
    #expect(CSVReader(bytes).map(\.fields) == [nil, ["C:\\", "d"]])
  }

  @Test func `Reader parses 400,000 escaped quotation marks in linear time`() {
    // This would take minutes if each quote copied the preceding text.
    let text = "\"" + String(repeating: "\"\"", count: 400_000) + "\",b\n"
    let fields = CSVReader(Array(text.utf8)).first { _ in true }?.fields
    #expect(fields?.first?.utf8.count == 400_000)
  }

  @Test func `Reader skips a row with a huge value or too many values`() {
    let text = "\"" + String(repeating: "x", count: 1_200_000) + "\"\n1,2\n"
    #expect(CSVReader(Array(text.utf8)).map(\.fields) == [nil, ["1", "2"]])
    let commas = String(repeating: ",", count: 5_000) + "\n1,2\n"
    #expect(CSVReader(Array(commas.utf8)).map(\.fields) == [nil, ["1", "2"]])
  }

  @Test(arguments: [("a;b;c\n", 3), ("a\tb\n", 2), ("a,b;c\n", 2), ("a\n", 1)])
  func `Delimiter is detected from the header`(_ text: String, _ count: Int) {
    let bytes = Array(text.utf8)
    #expect(CSVTable(CSVReader(bytes, delimiter: CSVDelimiter.find(in: bytes)))?.columns.count == count)
  }

  @Test func `Columns are found by name, ignoring case and surrounding spaces`() {
    let columns = CSVColumns(["\u{20}Title ", "YEAR", "Title"])
    let cells = CSVCells(columns: columns, fields: ["  Harbour", "", "other", " "])
    #expect(cells["title"] == "Harbour")
    #expect(cells["year"] == nil)
    #expect(cells["rating"] == nil)
    #expect(!cells.isShifted)
    #expect(CSVCells(columns: columns, fields: ["Harbour", " Again", "2024", "3"]).isShifted)
  }
}
