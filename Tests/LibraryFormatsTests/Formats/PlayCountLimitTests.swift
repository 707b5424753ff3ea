import Testing

@testable import LibraryFormats

/// Small files that claim millions of plays.
struct PlayCountLimitTests {
  private func trakt(_ count: Int, plays: String) -> String {
    let entries = (0..<count).map { number in
      #"{"plays":\#(plays),"last_watched_at":"2026-01-02T20:00:00Z","movie":{"title":"Film \#(number)","ids":{}}}"#
    }
    return "[\(entries.joined(separator: ",\n"))]"
  }

  @Test func `Trakt import limits counted plays per file and reports the rest`() throws {
    let result = try read(["watched-movies.json": trakt(150, plays: "1000")])
    #expect(result.records.count == 100_150)
    #expect(result.skipped.count == 50)
    #expect(result.skipped.allSatisfy { $0.isPartial && $0.reason.contains("viewings") })
    #expect(result.files.first?.used == 150 && result.isAccountedFor)
  }

  @Test func `Trakt import limits counted plays per entry and reports the rest`() throws {
    let result = try read(["watched-movies.json": trakt(2, plays: "9223372036854775807")])
    #expect(result.records.count == 2_000 && result.skipped.count == 2)
    #expect(try read(["watched-movies.json": trakt(1, plays: "1000")]).skipped.isEmpty)
  }

  @Test(arguments: ["1000", "2000000"])
  func `TV Time import limits counted rewatches and reports the rest`(_ count: String) throws {
    let rows = (0..<150).map { "u\($0),\($0 + 1),Film \($0),1999,true,2026-01-02T20:00:00Z,\(count)\n" }.joined()
    let result = try read(["tvtime-movies.csv": "uuid,tvdb_id,title,year,is_watched,watched_at,rewatch_count\n" + rows])
    #expect(result.records.count == 100_150)
    #expect(result.skipped.count == 150 && result.skipped.allSatisfy(\.isPartial))
  }

  @Test func `SeriesGuide import limits counted plays over all episodes and reports the rest`() throws {
    let episodes = (1...150).map { #"{"episode":\#($0),"watched":true,"plays":1000}"# }.joined(separator: ",")
    let result = try read([
      "seriesguide-shows-backup.json":
        #"[{"tmdb_id":7,"title":"Nights","seasons":[{"season":1,"episodes":[\#(episodes)]}]}]"#
    ])
    #expect(result.records.count == 100_150)
    #expect(result.skipped.count == 1 && result.skipped[0].isPartial)
  }
}
