import Foundation
import ImagePipeline
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue

/// Names such as "Folge 2" are placeholders, and texts in other languages replace them.
@Suite(.timeLimit(.minutes(5)))
struct SeasonTextsTests {
  private func season(_ names: [String], startingAt first: Int = 1) throws -> Season {
    let episodes = names.enumerated().map { ShowJSON.Episode(first + $0.offset, name: $0.element) }
    return try read(Season.self, ShowJSON(seasons: [1: episodes]).season(1))
  }

  @Test(
    arguments: [
      (["Folge 1", "Folge 2", "Folge 3"], 1, "ppp"),
      (["Pilot", "Folge 2", "Folge 3"], 1, "-pp"),
      (["Pilot", "Folge 2", "Das Haus"], 1, "-p-"),
      (["Ep 7", "Ep 8", "Ep 9"], 7, "ppp"),
      (["第1話", "第2話", "第3話"], 1, "ppp"),
      (["第 1 集", "第 2 集", "第 3 集"], 1, "ppp"),
      (["الحلقة ١", "الحلقة ٢", "الحلقة ٣"], 1, "ppp"),
      (["1. rész", "2. rész"], 1, "pp"),
      (["Episode 01", "Episode 02"], 1, "pp"),
      (["EPISODE 1", "episode 2"], 1, "pp"),
      (["Aflevering 1", "Aflevering 2", "Slot"], 1, "pp-"),
      (["Sobota 1", "Sobota 2", "Sobota 3"], 1, "ppp"),
      (["Folge 2", "Folge 3", "Folge 4"], 1, "---"),
      (["Part 1", "The House", "The Return"], 1, "---"),
      (["Apollo 13", "Area 51", "Room 237"], 1, "---"),
      (["The One Where", "Two by Two", "Three Men"], 1, "---"),
      (["1 of 3", "2 of 3", "3 of 3"], 1, "---"),
      (["", "Folge 2", ""], 1, "-p-"),
      ([], 1, ""),
    ] as [([String], Int, String)])
  func `A name is a placeholder if most of the season's names are one wording and the episode's own number`(
    names: [String], first: Int, expected: String
  ) throws {
    let episodes = try season(names, startingAt: first).episodes
    let placeholders = PlaceholderNames(episodes)
    #expect(episodes.map { placeholders.contain($0) ? "p" : "-" }.joined() == expected)
  }

  @Test func `Gaps take names and overviews from other languages; a placeholder remains if there are none`() throws {
    var filled = FilledSeason(try season(["Folge 1", "Folge 2", "Folge 3", "Folge 4"]))
    #expect(filled.hasGaps)
    filled.fill(from: try season(["The Brass Key", "Episode 2", "Harbour Lights", ""]))
    #expect(filled.season.episodes.map(\.name) == ["The Brass Key", "Folge 2", "Harbour Lights", "Folge 4"])
    filled.fill(from: try season(["La Clé", "Le Phare", "Le Port", "Épisode 4"]))
    #expect(filled.season.episodes.map(\.name) == ["The Brass Key", "Le Phare", "Harbour Lights", "Folge 4"])
    #expect(filled.hasGaps)
  }

  @Test func `Episodes are matched by their numbers, not by their order`() throws {
    var filled = FilledSeason(try season(["", "", ""], startingAt: 7))
    filled.fill(from: try season(["Six", "Seven", "Eight"], startingAt: 6))
    #expect(filled.season.episodes.map(\.name) == ["Seven", "Eight", ""])
  }

  @Test func `A season's page asks for the next language only if a text is missing`() async throws {
    let networking = ReplayNetworking()
    let pages = CatalogueDependencies.over(networking, languages: LanguagePreferences(list: "de_DE:fr")).pages
    func json(_ names: [String], overview: String) -> String {
      let rows = names.enumerated().map {
        #"{"id":\#($0.offset + 1),"season_number":1,"episode_number":\#($0.offset + 1),"name":"\#($0.element)","#
          + #""overview":"\#(overview)"}"#
      }
      return #"{"id":1,"season_number":1,"name":"Staffel 1","episodes":[\#(rows.joined(separator: ","))]}"#
    }
    networking.stub("/3/tv/7/season/1?language=de-DE", json: json(["Folge 1", "Folge 2"], overview: ""))
    networking.stub("/3/tv/7/season/1?language=fr", json: json(["La Clé", "Épisode 2"], overview: "Un phare."))
    networking.stub("/3/tv/7/season/1?language=it", json: json(["La chiave", "Il faro"], overview: "Un faro."))
    networking.stub("/3/tv/7/season/2?language=de-DE", json: json(["Das Haus", "Der Fluss"], overview: "Ein Haus."))
    let page = try await pages.page(of: SeasonID(show: 7, number: 1), original: LanguageTag("it"))
    #expect(page.episodes.map(\.name) == ["La Clé", "Il faro"])
    #expect(page.episodes.map(\.overview) == ["Un phare.", "Un phare."])
    #expect(networking.requests.count == 3)
    _ = try await pages.page(of: SeasonID(show: 7, number: 2), original: LanguageTag("it"))
    #expect(networking.requests.count == 4)
  }
}
