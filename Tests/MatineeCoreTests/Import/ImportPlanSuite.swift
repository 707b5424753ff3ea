import Foundation
import Library
import LibraryFormats
import ResponseCache
import Synchronization
import TMDB
import Testing
import TitleIdentity

@testable import Transfer

/// A test suite that imports records into a library. A fake matcher knows their titles.
protocol ImportPlanSuite {
  var library: Library { get }
}

extension ImportPlanSuite {
  func record(
    _ name: String, _ fact: ImportedFact, _ date: PartialDate = .unknown, episode: ImportedEpisode? = nil
  ) -> ImportedRecord {
    let line = Int.random(in: 1...1_000_000_000)
    return ImportedRecord(
      title: ImportedTitle(name: name, kind: episode == nil ? .movie : .show), episode: episode, fact: fact,
      date: date,
      location: ImportLocation(file: "a.csv", line: line), key: "\(name) \(fact) \(date) \(line)")
  }

  func plan(_ records: [ImportedRecord]) async throws -> ImportPlan {
    var result = ImportResult(format: .letterboxd)
    result.records = records.enumerated().map { index, record in
      var record = record
      record.row = index
      return record
    }
    return try await ImportPlan(result, by: NameMatcher())
  }

  func score(_ stars: Double) throws -> Score { try #require(Score(stars: stars)) }

  func day(_ day: Int) -> PartialDate { .day(year: 2024, month: 5, day: day) }
}

/// A matcher by name. The digits in a name are the film's ID. "Gone" has no match, and names that begin with "Maybe"
/// are ambiguous.
final class NameMatcher: TitleMatching {
  let requested = Mutex<[ImportedTitle]>([])
  let under = Mutex((now: 0, most: 0))
  let error: TMDBError?

  init(error: TMDBError? = nil) { self.error = error }

  func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
    requested.withLock { $0.append(wanted) }
    under.withLock {
      $0.now += 1
      $0.most = max($0.most, $0.now)
    }
    await Task.yield()
    under.withLock { $0.now -= 1 }
    if let error { throw error }
    let name = wanted.name
    if name == "Gone" { return .missing("There is no such title.") }
    let number = Int(name.filter(\.isNumber)) ?? 1
    let candidate = MatchedTitle(TitleReference(.tmdb, wanted.kind ?? .movie, number, name: name, year: 1999))
    return name.hasPrefix("Maybe") ? .ambiguous([candidate]) : .certain(candidate)
  }

  /// Returns a guide with the episodes 1 to 9 of season 1.
  func guide(of series: Int) async throws(TMDBError) -> EpisodeGuide? {
    var season = Season(summary: SeasonSummary(id: 1))
    season.episodes = (1...9).map { number in
      var episode = Episode(id: number)
      (episode.episodeNumber, episode.airDate) = (number, DayDate(year: 2001, month: 1, day: number))
      return episode
    }
    var guide = EpisodeGuide()
    guide.add(season, number: 1, at: .distantPast)
    return guide
  }
}
