import Library
import Testing

@testable import LibraryFormats

/// Exports with unreadable values and with different titles of the same name.
struct UnusualExportsTests {
  @Test func `A rating with an unreadable date is imported without one, and the row says so`() throws {
    let imdb = try read([
      "ratings.csv": """
      Const,Your Rating,Date Rated,Title,Title Type,Year
      tt0000007,8,sometime,Harbour,Movie,2024
      tt0000008,7,2025-01-02,Low Tide,Movie,2020
      """
    ])
    #expect(imdb.lines == ["Harbour (2024): rated 8", "Low Tide (2020): rated 7 2025-01-02"])
    #expect(imdb.skipped.map(\.reason) == ["“sometime” isn’t a date."] && imdb.skipped.allSatisfy(\.isPartial))
    #expect(imdb.isAccountedFor)
    let tmdb = try read([
      "tmdb.csv": """
      TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
      2,tt0000007,movie,Harbour,2024-05-01,,,7.12,8.5,2025-13-02
      """
    ])
    #expect(tmdb.lines == ["Harbour (2024): rated 8.5"])
    #expect(tmdb.skipped.map(\.reason) == ["“2025-13-02” isn’t a date."] && tmdb.isAccountedFor)
    let simkl = try read([
      "SimklBackup.json": """
      {"movies":[{"status":"completed","last_watched_at":"soon","movie":{"title":"Harbour","year":2024,"ids":{"tmdb":"2"}}}]}
      """
    ])
    #expect(simkl.lines == ["Harbour (2024): watched"])
    #expect(simkl.skipped.map(\.reason) == ["“soon” isn’t a date."] && simkl.isAccountedFor)
  }

  @Test func `A row of Trakt’s table with an unreadable rating still has its play`() throws {
    let result = try read([
      "trakt.csv": """
      type,action,title,year,trakt,imdb,tmdb,tvdb,watched_at,listed_at,rating,rated_at,season,episode
      movie,,Harbour,2024,,tt0000007,2,,2025-01-02T20:00:00Z,,great,,,
      """
    ])
    #expect(result.lines == ["Harbour (2024): watched 2025-01-02T20:00:00Z"])
    #expect(result.skipped.map(\.reason) == ["“great” isn’t a rating from 1 to 10."])
    #expect(result.skipped.allSatisfy(\.isPartial) && result.isAccountedFor)
  }

  @Test func `TV Time’s series with the same name stay different`() throws {
    let result = try read([
      "tracking-prod-records-v2.csv": """
      key,created_at,s_id,series_name,s_no,ep_no,ep_id,season_number,episode_number,is_followed,is_for_later,is_archived,rewatch_count
      watch-episode-a-b,2024-11-02 11:53:58,90001,Castle,1,5,90077,,,,,,
      user-series-a,2024-01-01 00:00:00,90001,Castle,,,,,,true,false,false,
      user-series-b,2024-01-02 00:00:00,90002,Castle,,,,,,true,false,false,
      """,
      "tracking-prod-records.csv": "type,entity_type,uuid,movie_name,created_at\n",
    ])
    #expect(
      result.lines == ["Castle S1E5: watched 2024-11-02T11:53:58Z", "Castle: watchlisted 2024-01-02T00:00:00Z"])
    #expect(result.records.map(\.title.ids.tvdb) == [90001, 90002] && result.isAccountedFor)
  }

  @Test func `Simkl’s film with an episode isn’t counted twice`() throws {
    let result = try read([
      "SimklBackup.json": """
      {"anime":[{"status":"completed","anime_type":"movie","last_watched_at":"2025-01-04T20:00:00Z",
      "show":{"title":"Low Tide","year":2020,"ids":{"simkl":7}},
      "seasons":[{"number":1,"episodes":[{"number":1,"watched_at":"2025-01-04T20:00:00Z"}]}]}]}
      """
    ])
    #expect(result.lines == ["Low Tide (2020) S1E1: watched 2025-01-04T20:00:00Z"] && result.isAccountedFor)
  }
}
