import Testing

@testable import LibraryFormats

/// JSON files that are damaged, truncated or concatenated: no entry is lost silently.
struct JSONEntriesRobustnessTests {
  private func film(_ name: String) -> String {
    #"{"watched_at":"2026-01-02T20:00:00Z","movie":{"title":"\#(name)","ids":{}}}"#
  }

  @Test func `Import reads all arrays of a file with several consecutive arrays`() throws {
    let result = try read(["watched-history.json": "[\(film("A"))]\n[\(film("B"))]\n"])
    #expect(result.records.map(\.title.name) == ["A", "B"] && result.skipped.isEmpty)
  }

  @Test(arguments: ["nonsense", "]", "}", "\"x\""])
  func `Import reports text after the entries`(_ rest: String) throws {
    let result = try read(["watched-history.json": "[\(film("A"))]\n\(rest)"])
    #expect(result.records.count == 1 && result.skipped.count == 1)
    #expect(result.skipped.first?.location.line == 2)
  }

  @Test
  func `Import reports text between the members of an object, and the rest of the file, as one skipped row`() throws {
    let text = #"{"movies":[{"status":"completed","movie":{"title":"A","ids":{}}}], oops "shows":[]}"#
    let result = try read(["SimklBackup.json": text])
    #expect(result.records.count == 1 && result.skipped.count == 1)
  }

  @Test(arguments: [",", "", ",\n", " , "]) func `Import reports a truncated file`(_ end: String) throws {
    let result = try read(["watched-history.json": "[\(film("A"))\(end)"])
    #expect(result.records.count == 1 && result.skipped.count == 1)
    #expect(result.skipped.first?.reason.contains("cut off") == true && result.isAccountedFor)
    let simkl = #"{"movies":[{"status":"completed","movie":{"title":"A","ids":{}}}]"#
    #expect(try read(["SimklBackup.json": simkl + end]).skipped.count == 1)
  }

  @Test func `Import of a complete file without entries reports only that it has none`() throws {
    for text in ["[]", "[ ]\n", "{}", #"{"movies":[],"shows":{},"anime":null}"#] {
      let result = try read(["SimklBackup.json": text])
      #expect(result.skipped.allSatisfy { $0.reason == "It has no readable entries." }, "\(text)")
    }
  }

  @Test func `Object in place of an array is read as an entry, or reported`() throws {
    let entry = #"{"status":"completed","movie":{"title":"A","ids":{}}}"#
    let read = try read(["SimklBackup.json": #"{"movies":\#(entry),"shows":{"1":{"show":{"title":"B"}}}}"#])
    #expect(read.records.map(\.title.name) == ["A"])
    #expect(read.skipped.count == 1 && read.isAccountedFor)
  }
}
