import Testing

@testable import LibraryFormats

/// Tests that the writer's output is valid CSV, which the reader parses to the same values.
struct CSVWriterTests {
  @Test("Writer quotes only the values that need it") func writerQuotesValuesThatNeedIt() {
    var writer = CSVWriter(header: ["a", "b"])
    writer.append(["1,2", "say \"hi\""])
    writer.append([nil, "two\nlines"])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "a,b\r\n\"1,2\",\"say \"\"hi\"\"\"\r\n,\"two\nlines\"\r\n")
  }

  @Test("Reader returns every written value unchanged") func readerReturnsEveryWrittenValue() {
    let values = ["", " ", " x ", "\"", "\"\"", ",", "\n", "\r", "\r\n", "a\"b,c\nd", "Ελλάδα", "🎬", "=1+1", "-", "'"]
    var writer = CSVWriter(header: ["a", "b"], guardsFormulas: false)
    for value in values { writer.append([value, "x"]) }
    writer.append([""])
    #expect(CSVReader(writer.bytes).map(\.fields) == [["a", "b"]] + values.map { [$0, "x"] } + [[""]])
  }

  @Test(
    "Writer escapes formulas, but not numbers",
    arguments: [
      ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("+cmd", "'+cmd"), ("-30-", "'-30-"), ("@home", "'@home"), ("-5", "-5"),
      ("+1.5", "+1.5"), ("Harbour", "Harbour"), ("1=1", "1=1"),
    ])
  func writerEscapesFormulas(_ value: String, _ written: String) {
    let writer = CSVWriter(header: [value, ""])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\(written),\r\n")
  }
}
