import Testing

@testable import LibraryFormats

/// Text with NUL characters, at which SQLite would truncate it.
struct NULRobustnessTests {
  private func film(_ name: String) -> String {
    #"{"watched_at":"2026-01-02T20:00:00Z","movie":{"title":"\#(name)","ids":{}}}"#
  }

  @Test func `Import removes NUL characters from texts and column names`() throws {
    let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
    let reviews = try read([
      "reviews.csv": header + "2026-03-02,\0Harbour,1927,https://boxd.it/e1,3.5,,before\0after,\0a,2026-03-01\n"
    ])
    #expect(reviews.lines.contains("Harbour (1927): reviewed “beforeafter” 2026-03-02"))
    #expect(reviews.records.allSatisfy { $0.title.name == "Harbour" })
    #expect(reviews.records.first?.tags == ["a"])
    let list = try read([
      "lists/a.csv":
        "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2026-01-05,\0Rain,,u,\0d\n\nPosition,Name,Year\n1,A,1\n",
      "diary.csv": header,
    ])
    #expect(list.lines == ["A: in Rain at 1"])
    let column = try read(["ratings.csv": "Date,Name,Year,Letterboxd URI,Rating\0\n2026-03-02,A,1,u,4\n"])
    #expect(column.records.count == 1)
    let json = try read(["watched-history.json": "[\(film(#"\u0000Harbour\u0000"#)),\(film(#"\u0000"#))]"])
    #expect(json.records.map(\.title.name) == ["Harbour"])
    #expect(json.skipped.map(\.reason) == ["It has neither a title nor an ID."])
  }
}
