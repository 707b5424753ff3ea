import Catalogue
import Library
import LibraryFormats
import OrderedCollections
import ResponseCache
import TMDB
import TitleIdentity

/// The lookup results for all titles and episodes of an import.
struct ImportLookups: Sendable {
  /// The match of each record's title; `nil` for records that aren't looked up.
  private let matches: [ImportMatch?]
  /// The index of each record's match.
  private let indices: [Int]
  let episodes: EpisodeResolver

  subscript(record: Int) -> ImportMatch? { matches[indices[record]] }

  /// Looks up each title and each episode ID once, several at a time.
  ///
  /// - Parameters:
  ///   - width: The maximum number of concurrent lookups.
  ///   - today: The date on which the import takes place; `nil` if it is unknown.
  ///   - report: Called on any thread with the number of lookups done and the total.
  init(
    _ result: ImportResult, by matcher: some TitleMatching, width: Int, today: DayDate?,
    report: @escaping @Sendable (Int, Int) -> Void
  ) async throws(TMDBError) {
    let wanted = Wanted(result.records)
    var matches = [ImportMatch?](repeating: nil, count: wanted.titles.count + 1)
    var episodes = EpisodeResolver(today: today)
    var done = 0
    do {
      try await withThrowingTaskGroup(of: LookupResult.self) { group in
        let take = { (result: LookupResult) in
          switch result {
          case .title(let index, let match, let found):
            matches[index] = match
            episodes.add(found)
          case .episode(let ids, let found): episodes.add(found, for: ids)
          }
          done += 1
          report(done, wanted.count)
        }
        for (index, lookup) in wanted.lookups.enumerated() {
          if index >= width, let result = try await group.next() { take(result) }
          group.addTask { try await lookup.result(from: matcher) }
        }
        for try await result in group { take(result) }
      }
    } catch {
      throw error as? TMDBError ?? .cancelled
    }
    if Task.isCancelled { throw .cancelled }
    self.matches = wanted.ambiguous(matches, records: result)
    indices = wanted.indices
    self.episodes = episodes
  }
}

/// A lookup of a title with its episodes, or of an episode.
private enum Lookup: Sendable {
  /// - Parameters:
  ///   - hasEpisodes: Whether records refer to episodes of the title.
  ///   - names: The seasons whose episodes are known only by name.
  case title(Int, ImportedTitle, hasEpisodes: Bool, names: Set<Int>)
  case episode(ImportedIDs)

  func result(from matcher: some TitleMatching) async throws(TMDBError) -> LookupResult {
    switch self {
    case .episode(let ids): return .episode(ids, try await matcher.episode(ids))
    case .title(let index, let title, let hasEpisodes, let names):
      let match = try await matcher.match(title)
      var found = EpisodeResolver.Found()
      for candidate in match.candidates where hasEpisodes && candidate.title.kind == .show {
        let number = candidate.title.number
        found.guides[number] = try await matcher.guide(of: number)
        for season in names.sorted() where found.guides[number]?.season(season) != nil {
          found.names[SeasonID(show: number, number: season)] =
            try await matcher.episodeNames(season, of: number)
        }
      }
      return .title(index, match, found)
    }
  }
}

private enum LookupResult: Sendable {
  case title(Int, ImportMatch, EpisodeResolver.Found)
  case episode(ImportedIDs, MatchedTitle?)
}

/// The titles and episodes to look up, without duplicates.
private struct Wanted {
  // Ordered sets store each value once. A dictionary and an array took three times the memory.
  private(set) var titles: OrderedSet<ImportedTitle> = []
  private var episodes: OrderedSet<ImportedIDs> = []
  /// For each record, the index of its title.
  private(set) var indices: [Int] = []
  private var withEpisodes: Set<Int> = []
  private var seasonNames: [Int: Set<Int>] = [:]

  init(_ records: [ImportedRecord]) {
    let found = records.map { record -> Int? in
      guard record.problem == nil else { return nil }
      let index = titles.append(record.title).index
      if record.needsGuide { withEpisodes.insert(index) }
      guard let episode = record.episode else { return index }
      if let ids = episode.lookupIDs { episodes.append(ids) }
      if episode.number == nil, episode.name != nil, let season = episode.season {
        seasonNames[index, default: []].insert(season)
      }
      return index
    }
    indices = found.map { $0 ?? titles.count }
  }

  var count: Int { titles.count + episodes.count }

  var lookups: some Sequence<Lookup> {
    let titles = titles.enumerated().lazy.map { index, title in
      Lookup.title(
        index, title, hasEpisodes: withEpisodes.contains(index), names: seasonNames[index] ?? [])
    }
    return [AnySequence(titles), AnySequence(episodes.lazy.map(Lookup.episode))].lazy.joined()
  }

  /// Returns the matches. If different imported titles match the same title, their matches become ambiguous.
  func ambiguous(_ matches: [ImportMatch?], records: ImportResult) -> [ImportMatch?] {
    // The library's own titles may be duplicates.
    guard records.format != .matinee else { return matches }
    var indices: [MatchedTitle: [Int]] = [:]
    for (index, match) in matches.enumerated() {
      if case .certain(let title) = match { indices[title, default: []].append(index) }
    }
    var matches = matches
    for (title, same) in indices where same.count > 1 {
      for index in same where same.contains(where: { titles[$0].isDistinct(from: titles[index]) }) {
        matches[index] = .ambiguous([title])
      }
    }
    return matches
  }
}

extension ImportedTitle {
  /// Returns whether IDs prove that two titles are different.
  fileprivate func isDistinct(from other: ImportedTitle) -> Bool {
    let pairs = [
      (ids.tmdb.map(String.init), other.ids.tmdb.map(String.init)), (ids.imdb, other.ids.imdb),
      (ids.tvdb.map(String.init), other.ids.tvdb.map(String.init)),
    ].compactMap { first, second in first.flatMap { first in second.map { (first, $0) } } }
    // Some apps have an entry for each season, all with the ID of the series.
    if let sourceID, let other = other.sourceID, sourceID != other { return true }
    return pairs.contains { $0 != $1 } && !pairs.contains { $0 == $1 }
  }
}

extension ImportedRecord {
  /// Whether the record is about episodes, which the guide of its series identifies.
  fileprivate var needsGuide: Bool {
    if case .watchedEpisodes = fact { return true }
    return episode != nil
  }
}

extension ImportedEpisode {
  /// The IDs to look up. An ID from TMDB needs no lookup, because the guide contains it.
  var lookupIDs: ImportedIDs? {
    guard ids.tmdb == nil, ids.imdb != nil || ids.tvdb != nil else { return nil }
    return ImportedIDs(imdb: ids.imdb, tvdb: ids.tvdb)
  }
}
