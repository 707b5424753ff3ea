import Foundation
import TMDB
import TMDBTesting
import Testing

@testable import ResponseCache

/// The stored form of episode guides.
struct StoredGuideTests {
  private static let date = Date(stored: Date(timeIntervalSince1970: 1_780_000_000.25).stored)

  @Test func `A stored guide is read as it was`() throws {
    var guide = EpisodeGuide()
    let members = #""first_air_date":"1984-09-16","status":"Returning Series""#
    let show = ShowJSON(
      seasons: [
        0: [.init(1, name: "Tausend · 千 🎬", date: "2026-01-31", minutes: 45)],
        2: [.init(0), .init(7, date: "0001-01-01")], 2_003: [],
      ], members: members)
    let details = try JSONDecoder().decode(TVShowDetails.self, from: Data(show.text.utf8))
    guide.add(details, at: Self.date, language: "de-DE")
    guide.seasons[0].episodes[0].type = .finale
    guide.seasons[0].episodes[0].still = "/still.jpg"
    #expect(EpisodeGuide(stored: guide.stored) == guide)
    #expect(guide.seasons[0].episodes[0].name == "Tausend · 千 🎬" && guide.isOngoing)
  }

  @Test func `A name with tabs and line breaks becomes one line`() {
    var guide = EpisodeGuide()
    let first = EpisodeGuide.Episode(season: 1, number: 1, name: "One\tTwo\r\nThree")
    guide.seasons = [.init(number: 1, episodes: [first, .init(season: 1, number: 2)])]
    let read = EpisodeGuide(stored: guide.stored)
    #expect(read?.seasons.first?.episodes.map(\.name) == ["One Two Three", nil])
  }

  @Test func `A guide of an earlier version is read`() {
    let stored = """
      {"listed":1780000000,"ongoing":true,"seasons":[{"number":1,"id":5,"announced":3,"then":2,"listed":1780000000,\
      "episodes":[{"n":1,"i":9,"d":"2026-01-31","m":45,"t":"standard"},{"n":2}]}]}
      """
    let guide = EpisodeGuide(stored: stored)
    let season = guide?.seasons.first
    #expect(guide?.isOngoing == true && guide?.listed == Date(stored: 1_780_000_000))
    #expect(season?.id == 5 && season?.announced == 3 && season?.announcedThen == 2 && season?.language == nil)
    #expect(season?.episodes.map(\.number) == [1, 2])
    #expect(season?.episodes.first?.airDate == DayDate("2026-01-31") && season?.episodes.first?.minutes == 45)
  }

  @Test(arguments: ["", "{", "{}", "\t1\n3\t4\n", "\t1\nS\tone\n", "\t1\nS\t1\nx\n"])
  func `A damaged guide counts as missing`(_ stored: String) { #expect(EpisodeGuide(stored: stored) == nil) }

  @Test func `A guide that ends anywhere is read without a crash`() throws {
    var guide = EpisodeGuide()
    let show = ShowJSON(seasons: [0: .aired(1...2), 1: .aired(8...12)])
    guide.add(try JSONDecoder().decode(TVShowDetails.self, from: Data(show.text.utf8)), at: Self.date)
    let bytes = Array(guide.stored.utf8)
    for end in bytes.indices {
      _ = EpisodeGuide(stored: String(decoding: bytes[..<end], as: UTF8.self))
      _ = EpisodeGuide(stored: String(decoding: bytes[end...], as: UTF8.self))
    }
  }
}
