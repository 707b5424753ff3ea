import Library
import Testing
import TitleIdentity

@testable import LibraryFormats

/// Movary, TMDB, Yamtrack, SeriesGuide, Simkl, and Matinee's own journal.
struct OtherAppsTests {
  @Test func `Import reads Movary's history, ratings and watchlist`() throws {
    let history = try read([
      "movary.csv": """
      title,year,tmdbId,imdbId,watchedAt,comment,location
      Harbour,2024,2,tt0000007,2025-01-02,"said \\"again\\"",home
      Harbour,2024,2,tt0000007,2025-01-02,,
      Night Ferry,,3,,,,
      Night Ferry,,3,,,,
      Low Tide,,4,,soon,,
      """
    ])
    #expect(history.format == .movary)
    #expect(
      history.lines == [
        "Harbour (2024): watched 2025-01-02", "Harbour (2024): reviewed “said \"again\"” 2025-01-02",
        "Harbour (2024): watched 2025-01-02", "Night Ferry: watched", "Night Ferry: watched",
      ])
    #expect(Set(history.records.map(\.key)).count == 5)
    #expect(history.skipped.count == 1)
    #expect(
      try read(["r.csv": "title,year,tmdbId,imdbId,userRating\nHarbour,2024,2,,7\nX,,9,,\n"]).lines == [
        "Harbour (2024): rated 7"
      ])
    #expect(
      try read(["w.csv": "title,year,tmdbId,imdbId,addedAt\nHarbour,2024,2,,2025-01-02\n"]).lines == [
        "Harbour (2024): watchlisted 2025-01-02"
      ])
  }

  @Test func `Import reads TMDB's ratings and watchlist`() throws {
    let result = try read([
      "tmdb.csv": """
      TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
      2,tt0000007,movie,Harbour,2024-05-01,,,7.12,8.5,2025-01-02T20:00:00Z
      2,,tv,Night Ferry,1999-05-01,,,6.5,,
      2,,tv,Night Ferry,1999-05-01,1,4,6.5,7,
      0,,movie,Nothing,,,,,5,
      """
    ])
    #expect(
      result.lines == [
        "Harbour (2024): rated 8.5 2025-01-02T20:00:00Z", "Night Ferry (1999): watchlisted",
        "Night Ferry S1E4: rated 7",
      ])
    #expect(result.skipped.count == 1)
  }

  @Test func `Import reads Yamtrack's table`() throws {
    let result = try read([
      "yamtrack.csv": """
      "media_id","source","media_type","title","image","season_number","episode_number","score","progress","status","start_date","end_date","notes","progress_changed"
      "2","tmdb","movie","Harbour","","","","8.5","1","Completed","","2025-01-02","calm",""
      "3","tmdb","episode","Night Ferry","","1","4","","","","","2025-01-03 20:00:00+00:00","",""
      "3","tmdb","tv","Night Ferry","","","","7.3","","In progress","","","",""
      "5","igdb","game","Harbour Game","","","","9","1","Completed","","","",""
      "6","manual","movie","Low Tide","","","","","","Planning","","","",""
      """
    ])
    #expect(
      result.lines == [
        "Harbour: watched 2025-01-02", "Harbour: reviewed “calm”", "Harbour: rated 8.5",
        "Night Ferry S1E4: watched 2025-01-03T20:00:00Z", "Low Tide: watchlisted",
      ])
    #expect(result.skipped.map(\.reason) == ["“7.3” isn’t a rating from 0.5 to 10 in steps of 0.5."])
    #expect(result.records.last?.title.ids.isEmpty == true && result.isAccountedFor)
  }

  @Test func `Import reads SeriesGuide's backups`() throws {
    let result = try read([
      "seriesguide-shows-backup.json": """
      [{"tmdb_id":3,"tvdb_id":9,"imdb_id":"","trakt_id":0,"title":"Night Ferry","rating_user":9,"seasons":[{"season":1,"tmdb_id":"77",
      "episodes":[{"episode":1,"watched":true,"plays":2},{"episode":2,"watched":false,"rating_user":5}]}]}]
      """,
      "seriesguide-movies-backup.json":
        #"[{"tmdb_id":2,"imdb_id":"tt0000007","title":"Harbour","in_watchlist":true,"watched":true,"plays":1,"last_updated_ms":1700000000000}]"#,
    ])
    #expect(
      Set(result.lines) == [
        "Night Ferry: rated 9", "Night Ferry S1E1: watched", "Night Ferry S1E1: watched again",
        "Night Ferry S1E2: rated 5",
        "Harbour: watched", "Harbour: watchlisted",
      ])
  }

  @Test func `Import reads Simkl's backup`() throws {
    let result = try read([
      "SimklBackup.json": """
      {"movies":[{"status":"completed","last_watched_at":"1970-01-01T00:00:01Z","user_rating":8,"user_rated_at":"2025-01-02T20:00:00Z",
      "movie":{"title":"Harbour","year":2024,"ids":{"tmdb":"2","imdb":"tt0000007"}}},{"status":"plantowatch","movie":null}],
      "anime":[{"status":"completed","anime_type":"movie","last_watched_at":null,"show":{"title":"Low Tide","year":null,"ids":{}}}],
      "shows":[{"status":"plantowatch","added_to_watchlist_at":"2025-01-03T20:00:00Z","show":{"title":"Night Ferry","ids":{"tvdb":"9"}},
      "seasons":[{"number":1,"episodes":[{"number":2,"watched_at":"2025-01-04T20:00:00Z"}]}]}]}
      """
    ])
    #expect(
      result.lines == [
        "Harbour (2024): watched", "Harbour (2024): rated 8 2025-01-02T20:00:00Z", "Low Tide: watched",
        "Night Ferry: watchlisted 2025-01-03T20:00:00Z", "Night Ferry S1E2: watched 2025-01-04T20:00:00Z",
      ])
    #expect(result.records.map(\.title.kind) == [.movie, .movie, .movie, .show, .show])
    #expect(result.skipped.count == 1)
  }

  @Test func `A Simkl series without episodes has its status, and the plays that follow from it`() throws {
    let show = { (name: String, members: String) in
      #"{\#(members),"last_watched_at":"2025-01-04T20:00:00Z","show":{"title":"\#(name)","ids":{"simkl":\#(name.count)}}}"#
    }
    let result = try read([
      "SimklBackup.json": """
      {"shows":[\(show("Finished", #""status":"completed","watched_episodes_count":5"#)),
      \(show("Begun", #""status":"watching","watched_episodes_count":3,"next_to_watch":"S01E04""#)),
      \(show("Left", #""status":"dropped","watched_episodes_count":2"#)),
      \(show("Resting", #""status":"hold","watched_episodes_count":0"#)),
      \(show("Empty", #""status":"watching","watched_episodes_count":0"#))],
      "anime":[\(show("Song", #""status":"completed","anime_type":"music video""#))]}
      """
    ])
    #expect(
      result.lines == [
        "Finished: watched all 2025-01-04T20:00:00Z", "Begun: watched up to S1E4 2025-01-04T20:00:00Z", "Left: dropped",
        "Resting: paused", "Song: watched all 2025-01-04T20:00:00Z",
      ])
    #expect(result.records.map(\.title.kind) == [.show, .show, .show, .show, nil])
    #expect(
      result.skipped.map(\.reason) == [
        "It doesn’t say which episodes you’ve watched.", "It contains nothing that Matinee can import.",
      ])
    #expect(result.skipped.map(\.isPartial) == [true, false] && result.isAccountedFor)
  }

  @Test func `Simkl's entries with the same name and year stay different`() throws {
    let entry = #"{"status":"plantowatch","movie":{"title":"Drift","year":2024,"ids":{"simkl":"#
    let result = try read(["SimklBackup.json": #"{"movies":[\#(entry)1}}},\#(entry)2}}}]}"#])
    #expect(result.records.count == 2 && Set(result.records.map(\.title)).count == 2)
  }

  @Test func `SeriesGuide's minimal entries have only IDs`() throws {
    let shows = try read([
      "shows.json": """
      [{"tmdb_id":3,"seasons":[{"tmdb_id":"77","episodes":[{"tmdb_id":771,"watched":true},{"tmdb_id":772,"watched":true},
      {"tmdb_id":773,"watched":true,"plays":2}]}]},{"tmdb_id":4,"title":"Low Tide","seasons":[]}]
      """
    ])
    #expect(shows.records.map(\.episode?.ids.tmdb) == [771, 772, 773, 773, nil])
    #expect(shows.records.map(\.episode?.seasonID) == [77, 77, 77, 77, nil])
    #expect(shows.lines.last == "Low Tide: watchlisted" && shows.isAccountedFor)
    let films = try read([
      "backup.json": #"[{"imdb_id":"tt0000007","title":"Harbour","in_watchlist":false,"watched":true,"plays":2}]"#
    ])
    #expect(films.lines == ["Harbour: watched", "Harbour: watched again"])
  }

  @Test func `Import reads SeriesGuide's lists and reports items other than series`() throws {
    let result = try read([
      "seriesguide-lists-backup.json": """
      [{"list_id":"Rainy%20days","name":"Rainy days","order":0,"items":[
      {"externalId":"3","list_item_id":"3-4-Rainy%20days","tvdb_id":0,"type":"tmdb-show"},
      {"tvdb_id":9,"list_item_id":"9-1-Rainy%20days","type":"show"},{"tvdb_id":12,"type":"episode"}]},
      {"list_id":"Later","items":[]}]
      """
    ])
    #expect(result.lines == [": in Rainy days at 1", ": in Rainy days at 2"])
    #expect(result.records.map(\.title.ids) == [ImportedIDs(tmdb: 3), ImportedIDs(tvdb: 9)])
    #expect(result.skipped.map(\.reason) == ["1 item in the list isn’t a series."])
    #expect(result.irrelevant == ["empty list": 1] && result.isAccountedFor)
  }

  @Test func `Import recognizes Matinee's journal but doesn't convert it`() throws {
    let folder = try TemporaryFolder()
    let archive = try ImportArchive(opening: folder.write("library.jsonl", "{\"matinee\":1}\n{\"event\":\"x\"}\n"))
    #expect(try archive.format() == .matinee)
    #expect(throws: ImportError.ownFormat(file: "library.jsonl")) { try archive.read() }
  }

  @Test func `Import reports a missing column`() throws {
    let result = try read(["NetflixViewingHistory.csv": "Name,Day\na,b\n"])
    #expect(result.skipped.map(\.reason) == ["It has no column “title”, so Matinee skipped the file."])
    #expect(result.skipped.map(\.text) == ["Name,Day"])
  }
}
