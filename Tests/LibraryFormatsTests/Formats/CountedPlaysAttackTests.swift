import Testing

@testable import LibraryFormats

/// Small files that claim millions of plays.
struct CountedPlaysAttackTests {
  private func trakt(_ count: Int, plays: String) -> String {
    let entries = (0..<count).map { number in
      #"{"plays":\#(plays),"last_watched_at":"2026-01-02T20:00:00Z","movie":{"title":"Film \#(number)","ids":{}}}"#
    }
    return "[\(entries.joined(separator: ",\n"))]"
  }

  @Test("Plays that are only counted are bounded in all of a Trakt file, and the rest is reported")
  func countedPlaysOfTraktAreBounded() throws {
    let result = try read(["watched-movies.json": trakt(150, plays: "1000")])
    #expect(result.records.count == 100_150)
    #expect(result.skipped.count == 50)
    #expect(result.skipped.allSatisfy { $0.isPartial && $0.reason.contains("plays") })
    #expect(result.files.first?.used == 150 && result.isAccountedFor)
  }

  @Test("Plays that are only counted are bounded for one entry, and the rest is reported")
  func countedPlaysOfOneEntryAreBounded() throws {
    let result = try read(["watched-movies.json": trakt(2, plays: "9223372036854775807")])
    #expect(result.records.count == 2_000 && result.skipped.count == 2)
    #expect(try read(["watched-movies.json": trakt(1, plays: "1000")]).skipped.isEmpty)
  }

  @Test("Rewatches that TV Time only counts are bounded, and the rest is reported", arguments: ["1000", "2000000"])
  func countedPlaysOfTVTimeAreBounded(_ count: String) throws {
    let rows = (0..<150).map { "u\($0),\($0 + 1),Film \($0),1999,true,2026-01-02T20:00:00Z,\(count)\n" }.joined()
    let result = try read(["tvtime-movies.csv": "uuid,tvdb_id,title,year,is_watched,watched_at,rewatch_count\n" + rows])
    #expect(result.records.count == 100_150)
    #expect(result.skipped.count == 150 && result.skipped.allSatisfy(\.isPartial))
  }

  @Test("Plays that SeriesGuide only counts are bounded over all episodes, and the rest is reported")
  func countedPlaysOfSeriesGuideAreBounded() throws {
    let episodes = (1...150).map { #"{"episode":\#($0),"watched":true,"plays":1000}"# }.joined(separator: ",")
    let result = try read([
      "seriesguide-shows-backup.json":
        #"[{"tmdb_id":7,"title":"Nights","seasons":[{"season":1,"episodes":[\#(episodes)]}]}]"#
    ])
    #expect(result.records.count == 100_150)
    #expect(result.skipped.count == 1 && result.skipped[0].isPartial)
  }
}
