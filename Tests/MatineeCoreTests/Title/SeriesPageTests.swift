import AppFoundation
import Catalogue
import CommandReports
import Foundation
import TMDB
import Testing
import TitleIdentity
import Tracking

/// The pages of series and seasons.
struct SeriesPageTests {
  @Test(
    arguments: [
      ("Ended", "2008-01-20", "2013-09-29", "2008–2013"), ("Returning Series", "2019-07-26", "2026-01-01", "2019–"),
      ("Ended", "2019-05-06", "2019-06-03", "2019"), ("Canceled", "2019-05-06", "", "2019"),
      ("", "2019-05-06", "2021-01-01", "2019–2021"), ("Ended", "", "2013-09-29", nil), ("Planned", "", "", nil),
      ("In Production", "2027-01-01", "", "2027–"), ("Ended", "2019-01-01", "2001-01-01", "2019"),
    ] as [(String, String, String, String?)])
  func `A show's years depend on its status and its air dates`(
    status: String, first: String, last: String, years: String?
  ) throws {
    let page = try TitlePage.show(
      #""status":"\#(status)","first_air_date":"\#(first)","last_air_date":"\#(last)""#)
    #expect(page.years == years)
    #expect(page.summary.years == years)
  }

  @Test func `Seasons are sorted by number, and specials are separate`() throws {
    let page = try TitlePage.show(
      #""seasons":[{"id":3,"season_number":2,"episode_count":1,"air_date":null},{"id":1,"season_number":0,"name":"Specials"},{"id":2,"season_number":1,"name":"The Start","episode_count":10,"air_date":"2008-01-20","poster_path":"/s.jpg"},{"id":9,"season_number":-1}]"#
    )
    let seasons = try #require(page.seasons)
    #expect(seasons.seasons.map(\.name) == ["The Start", "Season 2"])
    #expect(seasons.seasons.first?.accessibleLabel == "The Start, 2008, 10 episodes")
    #expect(seasons.seasons.last?.accessibleLabel == "Season 2, 1 episode")
    #expect(seasons.specials?.name == "Specials")
    #expect(seasons.seasons.first?.id.description == "tv/8/season/1")
  }

  @Test func `A series in TMDB's older format, without IDs of seasons, shows its seasons and episodes`() throws {
    let page = try TitlePage.show(
      #""seasons":[{"air_date":null,"poster_path":null,"season_number":0},{"air_date":"2009-02-03","poster_path":"/s.jpg","season_number":1},{"air_date":"2010-02-02","poster_path":null,"season_number":2}]"#
    )
    let seasons = try #require(page.seasons)
    #expect(seasons.seasons.map(\.id.description) == ["tv/8/season/1", "tv/8/season/2"])
    #expect(seasons.seasons.map(\.accessibleLabel) == ["Season 1, 2009", "Season 2, 2010"])
    #expect(seasons.specials?.name == "Specials")
    #expect(seasons.currentSeason(nil)?.number == 2)
    let rows = try reportedSeasons(PageReport.title(page))
    #expect(rows.map { $0["number"] as? Int } == [0, 1, 2] && rows.allSatisfy { $0["id"] == nil })
    #expect(rows.map { $0["name"] as? String } == ["Specials", "Season 1", "Season 2"])
    let season = try read(
      Season.self,
      #"{"season_number":1,"episodes":[{"episode_number":2},{"episode_number":1,"name":"Bare Poles"},{"episode_number":2}]}"#
    )
    let seasonPage = SeasonPage(season, of: SeasonID(show: 8, number: 1), format: .reader())
    #expect(seasonPage.name.text == "Season 1" && seasonPage.episodes.map(\.name) == ["Bare Poles", "Episode 2"])
    #expect(Set(seasonPage.episodes.map(\.id)).count == 2)
  }

  /// Returns the seasons in the JSON that the command prints.
  private func reportedSeasons(_ report: PageReport) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(try report.json().utf8)) as? [String: Any]
    return try #require(object?["seasons"] as? [[String: Any]])
  }

  @Test func `The next episode is marked as not yet aired, unlike the last one`() throws {
    let page = try TitlePage.show(
      #""last_episode_to_air":{"id":1,"season_number":2,"episode_number":3,"name":"Then","air_date":"2026-06-01","runtime":45,"vote_average":8,"vote_count":2},"next_episode_to_air":{"id":2,"season_number":2,"episode_number":4,"air_date":"2026-06-02"}"#
    )
    let last = try #require(page.seasons?.lastEpisode)
    #expect(!last.isAhead && last.notice == nil && last.numberText == "S2\u{A0}E3" && last.rating?.value == "8.0")
    #expect(
      last.accessibleLabel == "season 2, episode 3, Then, Jun 1, 2026, 45 minutes, rated 8.0 out of 10 from 2 votes")
    let next = try #require(page.seasons?.nextEpisode)
    #expect(next.isAhead && next.notice == "Not aired yet" && next.name == "Episode 4" && next.rating == nil)
    #expect(page.runningTime == "45\u{A0}min")
  }

  @Test func `The cast shows episode counts, and the page names the creators`() throws {
    let page = try TitlePage.show(
      #""created_by":[{"id":4,"name":"V"}],"aggregate_credits":{"cast":[{"id":1,"name":"A","order":0,"total_episode_count":62,"roles":[{"character":"Once","episode_count":1},{"character":"Often","episode_count":61}]}],"crew":[{"id":2,"name":"D","jobs":[{"job":"Director","episode_count":5}]},{"id":3,"name":"E","jobs":[{"job":"Director","episode_count":9}]}]}"#
    )
    #expect(page.cast.first?.accessibleLabel == "A, Often, Once, 62 episodes")
    #expect(page.keyCredits?.label == "Created by" && page.keyCredits?.names == "V")
    #expect(page.crew.map(\.name) == ["E", "D"])
  }

  @Test(arguments: [("DE", "16"), ("US", "TV-MA"), ("FR", nil), (nil, nil)] as [(String?, String?)])
  func `The certificate is the one of the reader's country`(region: String?, certificate: String?) throws {
    let page = try TitlePage.show(
      #""content_ratings":{"results":[{"iso_3166_1":"US","rating":"TV-MA"},{"iso_3166_1":"DE","rating":""},{"iso_3166_1":"DE","rating":"16"},{"iso_3166_1":"FR","rating":" "}]}"#,
      format: .reader(region: region))
    #expect(page.certificate?.text == certificate)
  }

  @Test func `A season's page lists each episode once, by number and with notices`() throws {
    let season = try read(
      Season.self,
      #"{"id":5,"season_number":1,"name":"Season 1","overview":"","air_date":"2026-05-31","episodes":[{"id":2,"episode_number":2,"air_date":"2026-06-08","runtime":50},{"id":1,"episode_number":1,"name":"Pilot","air_date":"2026-05-31","episode_type":"finale","still_path":"/s.jpg","overview":"It starts."},{"id":1,"episode_number":1},{"id":3,"episode_number":3,"air_date":null}],"translations":{"translations":[{"iso_639_1":"fr","data":{"overview":"Oui."}}]}}"#
    )
    let page = SeasonPage(season, of: SeasonID(show: 8, number: 1), format: .reader())
    #expect(page.name.text == "Season 1" && page.line == "2026 · 4 episodes")
    #expect(page.overview == TextChoice("Oui.", language: LanguageTag("fr"), substitute: "French"))
    #expect(page.episodes.map(\.number) == [1, 2, 3])
    #expect(page.episodes.map(\.isAhead) == [false, true, true])
    #expect(page.episodes.map(\.notice) == ["Season finale", "Not aired yet", "Not aired yet"])
    #expect(page.episodes.first?.still?.absoluteString == "https://image.tmdb.org/t/p/w300/s.jpg#still")
    #expect(page.episodes.map(\.airDate) == ["May 31, 2026", "Jun 8, 2026", nil])
    #expect(page.link?.address.absoluteString == "https://www.themoviedb.org/tv/8/season/1")
  }
}
