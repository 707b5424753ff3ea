import Testing

@testable import LibraryFormats

/// JSON files that are damaged, truncated or concatenated: no entry disappears unnoticed.
struct JSONEntriesAttackTests {
  private func film(_ name: String) -> String {
    #"{"watched_at":"2026-01-02T20:00:00Z","movie":{"title":"\#(name)","ids":{}}}"#
  }

  @Test("All arrays of a file are read when several follow each other")
  func arraysInARowAreRead() throws {
    let result = try read(["watched-history.json": "[\(film("A"))]\n[\(film("B"))]\n"])
    #expect(result.records.map(\.title.name) == ["A", "B"] && result.skipped.isEmpty)
  }

  @Test("Text after the entries is reported", arguments: ["nonsense", "]", "}", "\"x\""])
  func textAfterEntriesIsReported(_ rest: String) throws {
    let result = try read(["watched-history.json": "[\(film("A"))]\n\(rest)"])
    #expect(result.records.count == 1 && result.skipped.count == 1)
    #expect(result.skipped.first?.place.line == 2)
  }

  @Test("Text between the members of an object is reported, and so is what follows")
  func textBetweenMembersIsReported() throws {
    let text = #"{"movies":[{"status":"completed","movie":{"title":"A","ids":{}}}], oops "shows":[]}"#
    let result = try read(["SimklBackup.json": text])
    #expect(result.records.count == 1 && result.skipped.count == 1)
  }

  @Test("A file that ends before its list does is reported", arguments: [",", "", ",\n", " , "])
  func fileThatEndsEarlyIsReported(_ end: String) throws {
    let result = try read(["watched-history.json": "[\(film("A"))\(end)"])
    #expect(result.records.count == 1 && result.skipped.count == 1)
    #expect(result.skipped.first?.reason.contains("ends") == true && result.isAccountedFor)
    let simkl = #"{"movies":[{"status":"completed","movie":{"title":"A","ids":{}}}]"#
    #expect(try read(["SimklBackup.json": simkl + end]).skipped.count == 1)
  }

  @Test("A file that is complete reports nothing")
  func completeFileReportsNothing() throws {
    for text in ["[]", "[ ]\n", "{}", #"{"movies":[],"shows":{},"anime":null}"#] {
      let result = try read(["SimklBackup.json": text])
      #expect(result.skipped.allSatisfy { $0.reason == "It has no entries that can be read." }, "\(text)")
    }
  }

  @Test("An object in the place of an array is read as an entry, or reported")
  func objectInThePlaceOfAnArrayIsReported() throws {
    let entry = #"{"status":"completed","movie":{"title":"A","ids":{}}}"#
    let read = try read(["SimklBackup.json": #"{"movies":\#(entry),"shows":{"1":{"show":{"title":"B"}}}}"#])
    #expect(read.records.map(\.title.name) == ["A"])
    #expect(read.skipped.count == 1 && read.isAccountedFor)
  }
}
