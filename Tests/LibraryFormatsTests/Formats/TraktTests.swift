import Foundation
import Library
import Testing
import TitleIdentity

@testable import LibraryFormats

/// Trakt's current and older archives, and its CSV format.
struct TraktTests {
  private let film = #""movie":{"title":"Harbour","year":2024,"ids":{"trakt":1,"slug":"harbour","imdb":null,"tmdb":2}}"#
  private let series =
    #""show":{"title":"Night Ferry","year":null,"ids":{"trakt":3,"imdb":"tt0000009","tmdb":"2","tvdb":0}}"#

  @Test func `Import reads Trakt's current archive`() throws {
    let result = try read([
      "watched-history-1.json": """
      [{"id":9007199254740993,"watched_at":"2026-01-02T20:00:00.000Z","action":"watch","type":"movie",\(film)},
      {"id":10,"watched_at":"2026-01-03T20:00:00.000Z","action":"scrobble","type":"episode","episode":{"season":0,"number":2,"title":"Low Tide","ids":{"tmdb":77}},\(series)}]
      """,
      "watched-history-2.json": #"[{"id":11,"watched_at":"1970-01-01T00:00:00.000Z","type":"movie",\#(film)}]"#,
      "watched-movies.json": #"[{"plays":5,"last_watched_at":"2026-01-02T20:00:00.000Z",\#(film)}]"#,
      "ratings-shows.json": #"[{"rated_at":"2026-01-04T20:00:00.000Z","rating":9,"type":"show",\#(series)}]"#,
      "ratings-seasons.json":
        #"[{"rated_at":"2026-01-04T20:00:00.000Z","rating":7,"type":"season","season":{"number":2,"ids":{}},\#(series)}]"#,
      "lists-watchlist.json":
        #"[{"rank":1,"id":5,"listed_at":"2026-01-05T20:00:00.000Z","notes":"soon","type":"show",\#(series)}]"#,
      "lists-favorites.json":
        #"[{"rank":1,"id":5,"listed_at":"2026-01-05T20:00:00.000Z","notes":null,"type":"movie",\#(film)}]"#,
      "lists-lists.json": #"[{"name":"Top 10","description":"of all","ids":{"trakt":5,"slug":"top-10"}}]"#,
      "lists-list-5-top-10.json":
        #"[{"rank":2,"id":6,"listed_at":"2026-01-06T20:00:00.000Z","notes":"!","type":"movie",\#(film)}]"#,
      "user-settings.json": #"{"user":{"email":"a@example.org"}}"#,
      "_errors.json": "[]",
    ])
    #expect(result.format == .trakt)
    #expect(
      Set(result.lines) == [
        "Harbour (2024): watched 2026-01-02T20:00:00Z", "Night Ferry S0E2: watched 2026-01-03T20:00:00Z",
        "Harbour (2024): watched",
        "Night Ferry: rated 9 2026-01-04T20:00:00Z", "Night Ferry S2E-1: rated 7 2026-01-04T20:00:00Z",
        "Night Ferry: watchlisted 2026-01-05T20:00:00Z", "Night Ferry: reviewed “soon” 2026-01-05T20:00:00Z",
        "Harbour (2024): liked 2026-01-05T20:00:00Z", "Harbour (2024): in Top 10 at 2 “!” 2026-01-06T20:00:00Z",
      ])
    #expect(result.records.count == 9)
    let first = try #require(result.records.first)
    #expect(first.title.ids == ImportedIDs(tmdb: 2, trakt: 1) && first.key == "trakt:watched:play/9007199254740993")
    let show = try #require(result.records.first { $0.title.kind == .show })
    #expect(show.title.ids == ImportedIDs(tmdb: 2, imdb: "tt0000009", trakt: 3))
    #expect(!result.files.contains { $0.name == "user-settings.json" })
    #expect(result.notices.count == 1 && result.isAccountedFor)
  }

  @Test func `Dates use the selected time zone, and keys don't depend on it`() throws {
    let text = #"[{"id":9,"watched_at":"2026-01-02T03:30:00.000Z","type":"movie",\#(film)}]"#
    var answers = ImportAnswers()
    answers.timeZone = TimeZone(secondsFromGMT: -5 * 3600)
    let result = try read(["watched-history.json": text], answers: answers)
    #expect(result.lines == ["Harbour (2024): watched 2026-01-01T22:30:00-05:00"])
    #expect(result.records.map(\.key) == (try read(["watched-history.json": text])).records.map(\.key))
  }

  @Test func `Import expands the play counts of Trakt's older archive into plays`() throws {
    let result = try read(
      [
        "watched/watched-movies.json": #"[{"plays":2,"last_watched_at":"2020-01-02T20:00:00.000Z",\#(film)}]"#,
        "watched/watched-shows.json": """
        [{"plays":3,"last_watched_at":"2020-01-03T20:00:00.000Z",\(series),
        "seasons":[{"number":1,"episodes":[{"number":4,"plays":1,"last_watched_at":"2020-01-03T20:00:00.000Z"}]}]}]
        """,
        "ratings/ratings-movies.json": #"[{"rated_at":"2020-01-04T20:00:00.000Z","rating":8,"type":"movie",\#(film)}]"#,
        "lists/watchlist.json": #"[{"rank":1,"listed_at":"2020-01-05T20:00:00.000Z","type":"movie",\#(film)}]"#,
      ], wrappedIn: "ana/")
    #expect(
      Set(result.lines) == [
        "Harbour (2024): watched", "Harbour (2024): watched again 2020-01-02T20:00:00Z",
        "Night Ferry S1E4: watched 2020-01-03T20:00:00Z", "Harbour (2024): rated 8 2020-01-04T20:00:00Z",
        "Harbour (2024): watchlisted 2020-01-05T20:00:00Z",
      ])
  }

  @Test func `Truncated file loses only its last entry`() throws {
    let entry = #"{"id":9,"watched_at":"2026-01-02T20:00:00.000Z","type":"movie",\#(film)}"#
    let result = try read(["history.json": "[\(entry),\n{\"id\":10,\"watched_at\":\"2026-"])
    #expect(result.lines == ["Harbour (2024): watched 2026-01-02T20:00:00Z"])
    #expect(result.skipped.map(\.text) == ["{\"id\":10,\"watched_at\":\"2026-"] && result.skipped[0].location.line == 2)
  }

  @Test func `Import reports unreadable entries`() throws {
    let result = try read([
      "watched-history.json": """
      [1,null,"x",{},{"movie":{"title":"","ids":{"tmdb":-1}}},{"watched_at":"soon",\(film)},
      {"watched_at":"2026-01-02T20:00:00Z","movie":{"ids":{"tmdb":"12"}}}]
      """
    ])
    #expect(result.lines == [": watched 2026-01-02T20:00:00Z"])
    #expect(result.records.first?.title.ids.tmdb == 12)
    #expect(result.skipped.count == 6 && result.isAccountedFor)
  }

  @Test func `A season's rating has no IDs of an episode, in JSON and in CSV`() throws {
    let season = #"{"number":2,"ids":{"trakt":11,"tvdb":22,"tmdb":33}}"#
    let archive = try read([
      "ratings-seasons.json":
        #"[{"rated_at":"2026-01-04T20:00:00.000Z","rating":7,"type":"season","season":\#(season),\#(series)}]"#
    ])
    let table = try read([
      "trakt.csv": """
      type,title,year,trakt,imdb,tmdb,tvdb,watched_at,rating,rated_at,season,episode
      season,Night Ferry,1999,11,,33,22,,7,2026-01-04T20:00:00Z,2,
      """
    ])
    for result in [archive, table] {
      #expect(result.records.map(\.episode) == [ImportedEpisode(season: 2, seasonID: 33)])
    }
  }

  @Test func `Import reads Trakt's CSV format`() throws {
    let result = try read([
      "trakt.csv": """
      type,action,title,year,trakt,imdb,tmdb,tvdb,watched_at,listed_at,rating,rated_at,season,episode
      movie,,Harbour,2024,,tt0000007,2,,unknown,,8,2026-01-04T20:00:00Z,,
      show,,Night Ferry,1999,,,5,,2026-01-02T20:00:00Z,,,,1,4
      person,,A. Person,,,,,,,,,,,
      """
    ])
    #expect(
      result.lines == [
        "Harbour (2024): watched", "Harbour (2024): rated 8 2026-01-04T20:00:00Z",
        "Night Ferry (1999) S1E4: watched 2026-01-02T20:00:00Z",
      ])
    #expect(result.skipped.count == 1)
  }
}
