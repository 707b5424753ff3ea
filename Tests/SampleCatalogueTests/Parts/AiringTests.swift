// Tests of a series that is always on the air, with episodes yesterday, today and tomorrow.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct AiringTests {
  @Test(arguments: [("2026-01-01", 1_767_225_600.0), ("2031-07-15", 1_941_840_000)])
  func thereIsAlwaysANextEpisode(_ day: String, seconds: Double) async throws {
    let networking = SampleNetworking(today: { Date(timeIntervalSince1970: seconds) })
    let answer = try await ask("tv/920000044?append_to_response=season/3", of: networking).object
    let last = try #require(answer["last_episode_to_air"] as? [String: Any])
    let next = try #require(answer["next_episode_to_air"] as? [String: Any])
    #expect(last["air_date"] as? String == day)
    #expect(answer["last_air_date"] as? String == day)
    #expect(try #require(next["air_date"] as? String) > day)
    #expect(next["episode_number"] as? Int == 5)
    #expect(next["season_number"] as? Int == 3)
    let season = try #require(answer["season/3"] as? [String: Any])
    let days = season.rows("episodes").compactMap { $0["air_date"] as? String }
    #expect(days.count == 10)
    #expect(days == days.sorted())
    #expect(season["air_date"] as? String == days.first)
    #expect(answer.rows("seasons").last?["air_date"] as? String == days.first)
  }

  @Test func itIsInTheListsThatSaySo() async throws {
    for list in ["airing_today", "on_the_air"] { #expect(try await ask("tv/\(list)").ids.contains(920_000_044)) }
    let found = try await ask("discover/tv?air_date.gte=2026-01-01&air_date.lte=2026-01-08").ids
    #expect(found == [920_000_044])
    #expect(try await ask("search/tv?query=bake%20off&year=2026").ids == [920_000_044])
  }

  @Test func anEndedSeriesHasALastEpisodeAndNoNext() async throws {
    for show in try await Everything.series.value where show.id != 920_000_044 {
      #expect(show.lastEpisode != nil, "\(show.name)")
      #expect(show.nextEpisode == nil, "\(show.name)")
    }
    let chernobyl = try await ask("tv/920000016").object["last_episode_to_air"] as? [String: Any]
    #expect(chernobyl?["episode_number"] as? Int == 5)
  }
}
