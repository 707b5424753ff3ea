import Foundation
import Library
import LibraryFormats
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Transfer

/// The rules by which a record becomes plays and ratings of episodes, as a table.
struct EpisodeResolverTests {
  /// A record, and the parts that it is about, or the reason why there are none.
  struct Rule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let record: ImportedRecord
    let kind: TitleID.Kind
    let parts: String

    init(
      _ rule: String, _ episode: ImportedEpisode?, _ fact: ImportedFact, of kind: TitleID.Kind = .show,
      on date: PartialDate = .unknown, _ parts: String
    ) {
      testDescription = rule
      record = ImportedRecord(
        title: ImportedTitle(name: "Harbour", kind: .show), episode: episode, fact: fact, date: date,
        location: ImportLocation(file: "a", line: 1), key: "a")
      self.kind = kind
      self.parts = parts
    }

    init(_ rule: String, _ episode: ImportedEpisode?, of kind: TitleID.Kind = .show, _ parts: String) {
      self.init(rule, episode, .watched(isRewatch: false), of: kind, parts)
    }
  }

  private static let rated = Score(halves: 10).map(ImportedFact.rated) ?? .liked

  static let rules = [
    Rule("A record of the series is about the whole series", nil, rated, "all"),
    Rule("Numbers that TMDB lists identify an episode", ImportedEpisode(season: 2, number: 7), "S2E7"),
    Rule("A special may have the number 0", ImportedEpisode(season: 0, number: 0), "S0E0"),
    Rule(
      "An unknown episode number is rejected", ImportedEpisode(season: 2, number: 1),
      "TMDB doesn’t list season 2, episode 1 of this series."),
    Rule(
      "A gap in the numbers is rejected", ImportedEpisode(season: 1, number: 3),
      "TMDB doesn’t list season 1, episode 3 of this series."),
    Rule(
      "A year as a season is rejected", ImportedEpisode(season: 2003, number: 1),
      "TMDB doesn’t list season 2003 of this series."),
    Rule(
      "An ID from TMDB outweighs the numbers",
      ImportedEpisode(season: 1, number: 1, ids: ImportedIDs(tmdb: 10207)), "S2E7"),
    Rule("An ID from TMDB needs no numbers", ImportedEpisode(ids: ImportedIDs(tmdb: 10207)), "S2E7"),
    Rule(
      "If an ID from TMDB is unknown, the numbers identify the episode",
      ImportedEpisode(season: 1, number: 2, ids: ImportedIDs(tmdb: 999)), "S1E2"),
    Rule(
      "An ID from TVDB outweighs the numbers", ImportedEpisode(season: 1, number: 1, ids: ImportedIDs(tvdb: 5)),
      "S1E4"),
    Rule(
      "If an ID from TVDB is unknown, the numbers identify the episode",
      ImportedEpisode(season: 1, number: 1, ids: ImportedIDs(tvdb: 6)), "S1E1"),
    Rule(
      "An unknown ID without numbers is rejected", ImportedEpisode(ids: ImportedIDs(tvdb: 6)),
      "Matinee can’t tell which episode this is."),
    Rule(
      "An ID of another series’ episode is rejected", ImportedEpisode(season: 1, number: 1, ids: ImportedIDs(tvdb: 7)),
      "The ID of this episode belongs to “Coast Guard”."),
    Rule(
      "A play without a number isn’t one of the season", ImportedEpisode(season: 1),
      "Matinee can’t tell which episode this is."),
    Rule("A season’s ID identifies it", ImportedEpisode(number: 8, seasonID: 102), "S2E8"),
    Rule("A name identifies an episode of a season", ImportedEpisode(season: 1, name: "Low tide"), "S1E2"),
    Rule(
      "An unknown name is rejected", ImportedEpisode(season: 1, name: "High Tide"),
      "Matinee can’t tell which episode this is."),
    Rule("A season’s rating is about the season", ImportedEpisode(season: 2), rated, "S2"),
    Rule("A season’s rating may have the season’s ID", ImportedEpisode(season: 7, seasonID: 102), rated, "S2"),
    Rule(
      "A rating of an unknown season is rejected", ImportedEpisode(season: 4), rated,
      "TMDB doesn’t list season 4 of this series."),
    Rule("An undated episode can have a play", ImportedEpisode(season: 2, number: 10), "S2E10"),
    Rule("A finished series is all aired episodes", nil, .watchedEpisodes(before: nil), "S1E1 S1E2 S1E4 S2E7 S2E8"),
    Rule(
      "A finished season is its aired episodes", ImportedEpisode(season: 2), .watchedEpisodes(before: nil),
      "S2E7 S2E8"),
    Rule(
      "A series finished before its latest season excludes that season", nil, .watchedEpisodes(before: nil),
      on: .day(year: 2001, month: 12, day: 31), "S1E1 S1E2 S1E4"),
    Rule(
      "Episodes before the next one count as watched", nil,
      .watchedEpisodes(before: .episode(season: 2, number: 8)), "S1E1 S1E2 S1E4 S2E7"),
    Rule(
      "An unknown next episode is rejected", nil, .watchedEpisodes(before: .episode(season: 1, number: 3)),
      "TMDB doesn’t list season 1, episode 3 of this series."),
    Rule(
      "A next episode that is the first one is rejected", nil,
      .watchedEpisodes(before: .episode(season: 1, number: 1)), "No episodes come before the next one."),
    Rule(
      "A count that is too small is rejected", nil, .watchedEpisodes(before: nil, count: 2),
      "The export counts 2 watched episodes, but TMDB lists 5."),
    Rule("A series can be dropped", nil, .state(.dropped), "all"),
    Rule(
      "A film can’t be dropped", nil, .state(.dropped), of: .movie,
      "TMDB lists this title as a film. You can only pause or drop a series."),
    Rule("A play of an episode may be a play of a film", ImportedEpisode(season: 1, number: 1), of: .movie, "all"),
    Rule(
      "A rating of an episode isn’t one of a film", ImportedEpisode(season: 1, number: 1), rated, of: .movie,
      "TMDB lists this title as a film, so it has no episodes."),
    Rule("A finished film is one play", nil, .watchedEpisodes(before: nil), of: .movie, "all"),
  ]

  private let title = TitleReference(.tmdb, .show, 1, name: "Harbour", year: 2000)

  private func resolver() throws -> EpisodeResolver {
    let json = ShowJSON(
      id: 1,
      seasons: [
        0: [.init(0, date: "2001-01-01")],
        1: [1, 2, 4].map { .init($0, date: "2001-02-0\($0)") },
        2: [7, 8].map { .init($0, date: "2002-02-0\($0)") } + [.init(9, date: "2026-12-01"), .init(10)],
      ]
    )
    var guide = EpisodeGuide()
    guide.add(try JSONDecoder().decode(TVShowDetails.self, from: Data(json.text.utf8)), at: .distantPast)
    var found = EpisodeResolver.Found()
    found.guides[1] = guide
    found.names[SeasonID(show: 1, number: 1)] = [MatchedName("Low Tide"): 2]
    var resolver = EpisodeResolver(today: DayDate(year: 2026, month: 11, day: 28))
    resolver.add(found)
    resolver.add(MatchedTitle(title, part: .episode(season: 1, number: 4)), for: ImportedIDs(tvdb: 5))
    let other = TitleReference(.tmdb, .show, 2, name: "Coast Guard", year: 2012)
    resolver.add(MatchedTitle(other, part: .episode(season: 1, number: 1)), for: ImportedIDs(tvdb: 7))
    return resolver
  }

  @Test(arguments: rules) func `Records resolve to the expected parts`(_ rule: Rule) throws {
    let match = MatchedTitle(rule.kind == .show ? title : TitleReference(.tmdb, .movie, 1, name: "Harbour", year: 2000))
    let resolver = try resolver()
    let text: String
    do throws(EpisodeResolver.Problem) {
      text = try resolver.resolve(rule.record, as: match).parts.map { part in
        [part.season.map { "S\($0)" }, part.episode.map { "E\($0)" }].compactMap(\.self).joined()
      }.map { $0.isEmpty ? "all" : $0 }.joined(separator: " ")
    } catch {
      text = error.sentence
    }
    #expect(text == rule.parts)
  }
}
