import SyntheticExports
import Testing
import TitleIdentity

@testable import TitleIndex

struct ExportLineParserTests {
  @Test func `Parser reads lines of each kind`() {
    #expect(
      read(#"{"adult":false,"id":3924,"original_title":"Blondie","popularity":1.2707,"video":false}"#)
        == .title(ExportLine(kind: .movie, id: 3924, title: "Blondie", popularity: 1.2707)))
    #expect(
      read(#"{"id":1,"original_name":"プライド","popularity":3.7982}"#)
        == .title(ExportLine(kind: .show, id: 1, title: "プライド", popularity: 3.7982)))
    #expect(
      read(#"{"adult":false,"id":31,"name":"Tom Hanks","popularity":18.4}"#)
        == .title(ExportLine(kind: .person, id: 31, title: "Tom Hanks", popularity: 18.4)))
  }

  @Test func `Parser ignores member order, spaces and unknown members`() {
    #expect(
      read(
        #" { "popularity" : 2e1 , "more":{"a":[1,{"b":null}],"c":"}"}, "name":"Ann", "none":[], "id":7, "gone":{} } "#
          + "\r")
        == .title(ExportLine(kind: .person, id: 7, title: "Ann", popularity: 20)))
  }

  @Test(arguments: [
    (#"A \"b\" \\ \/ \u00e9 \u00C9"#, #"A "b" \ / é É"#),
    (#"\ud83c\udfac\t!"#, "🎬\t!"),
    (#"half \ud83c and \udfac"#, "half \u{fffd} and \u{fffd}"),
    (#"\ud83c\u0041"#, "\u{fffd}A"),
    (#"\b\f\n\r"#, "\u{8}\u{c}\n\r"),
  ])
  func `Parser decodes escape sequences`(written: String, title: String) {
    #expect(
      read(#"{"id":1,"name":"X\#(written)","popularity":0}"#)
        == .title(ExportLine(kind: .person, id: 1, title: "X" + title, popularity: 0)))
  }

  @Test(arguments: [
    #"{"adult":true,"id":9,"original_title":"Blue","popularity":1,"video":false}"#,
    #"{"id":9,"original_name":"","popularity":1}"#,
    #"{"id":9,"original_name":" ","popularity":1}"#,
    #"{"id":9,"original_name":null,"popularity":1}"#,
  ])
  func `Parser skips adult and unnamed titles`(line: String) {
    #expect(read(line) == .skipped)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{", "id", #"{"id":1}"#, #"{"id":10,"name":"Star Wars Collection"}"#,
    #"{"id":1,"popularity":2}"#, #"{"name":"A","popularity":2}"#, #"{"id":0,"name":"A","popularity":2}"#,
    #"{"id":-1,"name":"A","popularity":2}"#, #"{"id":1.5,"name":"A","popularity":2}"#,
    #"{"id":4000000000,"name":"A","popularity":2}"#, #"{"id":"1","name":"A","popularity":2}"#,
    #"{"id":1,"name":"A","popularity":-2}"#, #"{"id":1,"name":"A","popularity":1e999}"#,
    #"{"id":1,"name":"A","popularity":nan}"#, #"{"id":1,"name":5,"popularity":2}"#,
    #"{"id":1,"name":"A","original_title":"B","popularity":2}"#, #"{"id":1,"id":1,"name":"A","popularity":2}"#,
    #"{"id":1,"name":"A","popularity":2"#, #"{"id":1,"name":"A","popularity":2}}"#, #"{"id":1,"name":"A"#,
    #"{"id":1,"name":"A\","popularity":2}"#, #"{"id":1,"name":"A\x","popularity":2}"#,
    #"{"id":1,"name":"A\u12","popularity":2}"#, #"{"id":1,"name":"A\u+123","popularity":2}"#,
    #"{"id":1,"name":"A","popularity":02}"#, #"{"id":1,"name":"A","popularity":2,"x":"\x5}"#,
    #"{"id":1,"name":"A","popularity":2,"adult":0}"#, #"{"id":1,"name":"A","popularity":2,}"#,
    #"{"id":1,"name":"A","popularity":2,"x":\#(String(repeating: "[", count: 5_000))"#,
    "{\"id\":1,\"name\":\"A\u{1}\",\"popularity\":2}", "{\"id\":1,\"name\":\"A\\",
    #"{"id":1,"name":"\#(String(repeating: "a", count: 5_000))","popularity":2}"#,
  ])
  func `Parser rejects invalid lines`(line: String) {
    #expect(read(line) == .bad)
  }

  @Test func `Parser rejects invalid UTF-8`() {
    var bytes = Array(#"{"id":1,"name":"A_","popularity":2}"#.utf8)
    bytes[bytes.firstIndex(of: UInt8(ascii: "_")) ?? 0] = 0xff
    #expect(ExportLineParser.parse(bytes, in: bytes.indices) == .bad)
  }

  @Test(arguments: [ExportKind.movies, .shows, .people])
  func `Parser reads every line of a synthetic export`(kind: ExportKind) {
    for title in SyntheticExport(kind, count: 500) {
      guard case .title(let line) = read(title.line(kind)) else {
        Issue.record("\(title.line(kind))")
        return
      }
      #expect(line.title == title.title && Int(line.id) == title.id && abs(line.popularity - title.popularity) < 1e-4)
    }
  }
}

private func read(_ line: String) -> ParsedExportLine {
  // The bytes before and after belong to other lines.
  let before = "}\n", bytes = Array((before + line + "\n{").utf8)
  return ExportLineParser.parse(bytes, in: before.utf8.count..<(bytes.count - 2))
}
