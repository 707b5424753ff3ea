import Foundation
import Library
import TMDB
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue
@testable import Tracking

/// The season switcher of a series' page, and the range of episodes below it.
struct SeasonTabTests {
  private let texts = TitleTexts(locale: Locale(identifier: "en_US"))

  private func seasons(_ members: String = "") throws -> SeasonList {
    try #require(
      try TitlePage.show(
        #"""
        "last_episode_to_air":{"id":1,"season_number":2,"episode_number":22,"air_date":"2026-05-01"},\#(members)
        "seasons":[{"id":9,"season_number":0,"name":"Specials","episode_count":2},
        {"id":1,"season_number":1,"name":"Season 1","episode_count":8},
        {"id":2,"season_number":2,"name":"The Return","episode_count":22},
        {"id":3,"season_number":3,"name":"Season 3","episode_count":10}]
        """#
      ).seasons)
  }

  private func progress(_ parts: [TitlePart]) -> ShowProgress {
    ShowProgress(parts, episodes: [0: [1, 2], 1: Array(1...8), 2: Array(1...22)])
  }

  @Test func `Tabs show watched and aired episodes, and screen readers hear whole names`() throws {
    let seasons = try seasons()
    let watched = (1...3).map { TitlePart.episode(season: 2, number: $0) }
    let tabs = seasons.tabs(progress([.season(1)] + watched), texts: texts)
    #expect(tabs.map(\.title) == ["Season 1, 8 of 8", "Season 2, 3 of 22", "Season 3", "Specials, 0 of 2"])
    #expect(
      tabs.map(\.accessibleLabel) == [
        "Season 1, 8 of 8 episodes watched", "Season 2, The Return, 3 of 22 episodes watched", "Season 3",
        "Specials, 0 of 2 episodes watched",
      ])
    #expect(seasons.tabs(nil, texts: texts).map(\.title) == ["Season 1", "Season 2", "Season 3", "Specials"])
  }

  @Test(arguments: [
    ("Series 3", 3, "Season 3"), ("Staffel 3", 3, "Season 3"), ("3. évad", 3, "Season 3"), ("シーズン3", 3, "Season 3"),
    ("", 3, "Season 3"), ("Heimat", 1, "Season 1"), ("The Return", 2, "Season 2 · The Return"),
    ("Series 2", 3, "Season 3 · Series 2"), ("Chapter 3: Fire", 3, "Season 3 · Chapter 3: Fire"),
    ("Specials", 0, "Specials"), ("Extras", 0, "Extras"), ("", 0, "Specials"),
  ])
  func `A season's title is its number, and its name if that says more`(_ name: String, _ number: Int, _ title: String)
  {
    #expect(SeasonID(show: 8, number: number).title(named: name, of: "Heimat") == title)
  }

  @Test func `The neighbors of a season are the ones before and after it`() throws {
    let seasons = try seasons()
    let numbers = [1, 2, 3, 0].map { number in
      let (previous, next) = seasons.neighbors(of: SeasonID(show: 8, number: number))
      return [previous?.id.number, next?.id.number]
    }
    #expect(numbers == [[nil, 2], [1, 3], [2, nil], [nil, nil]])
  }

  @Test
  func `The season of the next episode comes first, else that of the coming one, else the last aired one`() throws {
    let seasons = try seasons()
    #expect(seasons.currentSeason(nil)?.number == 2)
    #expect(seasons.currentSeason(nil, isUnwatched: true)?.number == 1)
    #expect(seasons.currentSeason(progress([]))?.number == 1)
    #expect(seasons.currentSeason(progress([.season(1)]))?.number == 2)
    #expect(seasons.currentSeason(progress([.season(2)]))?.number == 1)
    let all = progress([.whole])
    #expect(seasons.currentSeason(all)?.number == 2)
    let ahead = try self.seasons(
      #""next_episode_to_air":{"id":5,"season_number":3,"episode_number":1,"air_date":"2026-11-29"},"#)
    #expect(ahead.currentSeason(nil)?.number == 3)
    #expect(ahead.currentSeason(all)?.number == 2)
    #expect(ahead.currentSeason(all, coming: ahead.nextEpisode)?.number == 3)
    #expect(SeasonList().currentSeason(nil) == nil)
  }

  @Test(
    arguments: [
      ([], 20, 0..<8), ([0, 1, 2], 20, 2..<10), (Array(0..<19), 20, 17..<20), (Array(0..<20), 20, 0..<8),
      ([0, 4], 20, 4..<12), ([19], 20, 0..<8), ([0], 2, 0..<2), ([], 0, 0..<0), (Array(0..<500), 1_000, 499..<507),
    ] as [([Int], Int, Range<Int>)])
  func `The range starts before the next episode, at the top of a watched season, and is never very short`(
    watched: [Int], count: Int, shown: Range<Int>
  ) {
    let range = EpisodeRange(watched: (0..<count).map { watched.contains($0) })
    #expect(range.shown == shown)
    #expect(range.earlier + range.shown.count + range.later == count)
  }

  @Test func `The range grows in both directions up to the ends, and adapts to a season that changes`() {
    var range = EpisodeRange(watched: (0..<100).map { $0 < 50 })
    #expect(range.shown == 49..<57)
    range.showEarlier()
    range.showLater()
    #expect(range.shown == 19..<87)
    range.showEarlier()
    range.showLater()
    #expect(range.shown == 0..<100)
    #expect(range.resized(to: 10).shown == 0..<10)
    #expect(EpisodeRange(watched: [true]).resized(to: 5).shown == 0..<5)
    #expect(EpisodeRange(watched: (0..<100).map { $0 < 50 }).resized(to: 20).shown == 17..<20)
  }

  @Test func `A date in words contains its weekday, and its year unless it's the current one`() throws {
    let day = try #require(DayDate("2026-11-29"))
    #expect(texts.weekday(day, today: DayDate("2026-06-01")) == "Sunday, November 29")
    #expect(texts.weekday(day, today: DayDate("2025-06-01")) == "Sunday, November 29, 2026")
    let british = TitleTexts(locale: Locale(identifier: "en_GB"))
    #expect(british.weekday(day, today: DayDate("2026-06-01")).contains("29 November"))
  }

  @Test func `A season's rating has no number of votes`() throws {
    let json = #"{"id":1,"season_number":1,"vote_average":7.44,"episodes":[]}"#
    let page = SeasonPage(
      try read(Season.self, json), of: SeasonID(show: 8, number: 1), format: .reader())
    #expect(page.rating?.value == "7.4" && page.rating?.votes == nil)
    #expect(page.rating?.accessibleLabel == "rated 7.4 out of 10")
    let unrated = try read(Season.self, #"{"id":1,"season_number":1,"vote_average":0}"#)
    #expect(SeasonPage(unrated, of: SeasonID(show: 8, number: 1), format: .reader()).rating == nil)
  }
}
