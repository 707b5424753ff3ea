// Tests of a show that is always on the air, with episodes yesterday, today and tomorrow.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct AiringTests {
  @Test(arguments: [("2026-01-01", 1_767_225_600.0), ("2031-07-15", 1_941_840_000)])
  func `The airing show has an episode today and a next one on any date`(_ day: String, seconds: Double) async throws {
    let networking = SampleNetworking(today: { Date(timeIntervalSince1970: seconds) })
    let response = try await fetch("tv/920000044?append_to_response=season/3", of: networking).object
    let last = try #require(response["last_episode_to_air"] as? [String: Any])
    let next = try #require(response["next_episode_to_air"] as? [String: Any])
    #expect(last["air_date"] as? String == day)
    #expect(response["last_air_date"] as? String == day)
    #expect(try #require(next["air_date"] as? String) > day)
    #expect(next["episode_number"] as? Int == 5)
    #expect(next["season_number"] as? Int == 3)
    let season = try #require(response["season/3"] as? [String: Any])
    let days = season.rows("episodes").compactMap { $0["air_date"] as? String }
    #expect(days.count == 10)
    #expect(days == days.sorted())
    #expect(season["air_date"] as? String == days.first)
    #expect(response.rows("seasons").last?["air_date"] as? String == days.first)
  }

  @Test func `The airing show appears in airing lists, discovery and search`() async throws {
    for list in ["airing_today", "on_the_air"] { #expect(try await fetch("tv/\(list)").ids.contains(920_000_044)) }
    let found = try await fetch("discover/tv?air_date.gte=2026-01-01&air_date.lte=2026-01-08").ids
    #expect(found == [920_000_044])
    #expect(try await fetch("search/tv?query=bake%20off&year=2026").ids == [920_000_044])
  }

  @Test func `An ended show has a last episode but no next episode`() async throws {
    for show in try await CatalogueContent.shows.value where show.id != 920_000_044 {
      #expect(show.lastEpisode != nil, "\(show.name)")
      #expect(show.nextEpisode == nil, "\(show.name)")
    }
    let chernobyl = try await fetch("tv/920000016").object["last_episode_to_air"] as? [String: Any]
    #expect(chernobyl?["episode_number"] as? Int == 5)
  }
}
