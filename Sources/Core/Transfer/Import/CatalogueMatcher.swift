import Catalogue
import Library
import LibraryFormats
import Localization
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// A matcher that uses IDs, or else title and year. It searches TMDB or the sample catalogue.
///
/// Exports contain wrong IDs, and TMDB numbers films and series separately, so an ID from TMDB is certain only if the
/// name and the year agree.
public struct CatalogueMatcher: TitleMatching {
  private let client: CachingClient
  private let guides: EpisodeGuides
  /// A client that bypasses the cache. Thousands of lookups would evict the pages that the user has opened.
  let searchClient: Client
  let cachedTitles: CachedTitleMatcher
  let seasons: SeasonNames
  let source: TitleSource
  /// The titles that nothing is matched to.
  let excluded: Set<TitleReference.Key>
  private let details: TitleLookup

  /// - Parameter excluded: The titles that nothing is matched to.
  public init(
    _ client: CachingClient, _ guides: EpisodeGuides, excluding excluded: Set<TitleReference.Key> = []
  ) async {
    self.client = client
    self.guides = guides
    self.excluded = excluded
    var searchClient = client.base
    searchClient.configuration.allowsCaching = false
    self.searchClient = searchClient
    cachedTitles = await CachedTitleMatcher(client, excluding: excluded)
    seasons = SeasonNames(client.base)
    source = TitleSource(client.source)
    details = TitleLookup(client.base, source)
  }

  @concurrent
  public func match(_ title: ImportedTitle) async throws(TMDBError) -> ImportMatch {
    var doubtful: [MatchedTitle] = []
    if let number = title.ids.tmdb {
      switch try await check(number, title) {
      case .agrees(let found): return .certain(MatchedTitle(found))
      case .differs(let found): doubtful.append(MatchedTitle(found))
      case nil: break
      }
    }
    if let found = try await found(by: title) { return found }
    let match = try await matchByName(title)
    // The ID and the name identify different titles.
    return doubtful.isEmpty ? match : .ambiguous(match.candidates + doubtful.filter { !match.candidates.contains($0) })
  }

  @concurrent
  public func episode(_ ids: ImportedIDs) async throws(TMDBError) -> MatchedTitle? {
    if let id = ids.imdb, IMDbID.isTitle(id), let found = try await episode(in: find(id, .imdb)) { return found }
    if let id = ids.tvdb, id > 0 { return try await episode(in: find("\(id)", .tvdb)) }
    return nil
  }

  @concurrent
  public func guide(of series: Int) async throws(TMDBError) -> EpisodeGuide? {
    do {
      return try await guides.guide(of: series)
    } catch {
      guard error == .notFound else { throw error }
      return nil
    }
  }

  public func episodeNames(_ season: Int, of series: Int) async throws(TMDBError) -> [MatchedName: Int] {
    try await seasons.episodes(season, of: series)
  }
}

/// Matching by IDs.
extension CatalogueMatcher {
  private enum Verdict {
    case agrees(TitleReference)
    case differs(TitleReference)
  }

  /// Compares the titles with a number on TMDB with an imported title; returns `nil` if there are none.
  private func check(_ number: Int, _ title: ImportedTitle) async throws(TMDBError) -> Verdict? {
    var other: TitleReference?
    let kinds = title.kinds
    for kind in kinds + [TitleID.Kind.movie, .show].filter({ !kinds.contains($0) }) {
      // Without a name to compare, try only the kind from the export.
      guard kinds.contains(kind) || !title.names.isEmpty, !excluded.contains(.init(source, kind, number)) else {
        continue
      }
      if let known = cachedTitles.title(kind, number), title.agrees(with: known.names, year: known.title.year) {
        return .agrees(known.title)
      }
      guard let found = try await details.title(kind, number) else { continue }
      let isSame = !title.ids.isDisjoint(with: found.ids)
      if isSame || title.agrees(with: found.names, year: found.title.year) { return .agrees(found.title) }
      if kinds.contains(kind) { other = other ?? found.title }
    }
    return other.map { .differs($0) }
  }

  /// Returns the match of an ID from IMDb or TVDB; `nil` if TMDB doesn't know it. TMDB's result determines the kind,
  /// because TMDB lists some television films as series and some miniseries as films.
  private func found(by title: ImportedTitle) async throws(TMDBError) -> ImportMatch? {
    if let id = title.ids.imdb, IMDbID.isTitle(id) {
      let found = try await find(id, .imdb)
      if let match = best(found, for: title, imdbID: id) { return match }
      if let episode = try await episode(in: found) { return .certain(episode) }
    }
    // TVDB numbers films, series and episodes separately, and TMDB finds only series and episodes by TVDB ID.
    if let id = title.ids.tvdb, id > 0, title.kind != .movie {
      return best(try await find("\(id)", .tvdb), for: title, imdbID: nil)
    }
    return nil
  }

  private func best(_ found: FindResults, for title: ImportedTitle, imdbID: String?) -> ImportMatch? {
    let films = found.movies.map { Found($0, of: source, imdbID: imdbID) }
    let shows = found.shows.map { Found($0, of: source, imdbID: imdbID) }
    let all = (films + shows).filter { !excluded.contains($0.title.key) }
    if all.count <= 1 {
      guard let only = all.first else { return nil }
      // Some apps give a special the TVDB ID of its series.
      let isOther =
        imdbID == nil && !title.agrees(with: only.names, year: nil) && title.isFarFrom(year: only.title.year)
      return isOther ? .ambiguous([MatchedTitle(only.title)]) : .certain(MatchedTitle(only.title))
    }
    let agreeing = all.filter { title.agrees(with: $0.names, year: $0.title.year) }
    let likely = (agreeing.isEmpty ? all : agreeing)
    let ofKind = likely.filter { title.kinds.contains($0.title.kind) }
    let left = ofKind.isEmpty ? likely : ofKind
    return left.count == 1
      ? .certain(MatchedTitle(left[0].title)) : .ambiguous(left.map { MatchedTitle($0.title) })
  }

  private func episode(in found: FindResults) async throws(TMDBError) -> MatchedTitle? {
    guard let episode = found.episodes.first, let number = episode.showID else { return nil }
    var series = cachedTitles.title(.show, number)?.title
    if series == nil { series = try await details.title(.show, number)?.title }
    return series.map {
      MatchedTitle($0, part: .episode(season: episode.seasonNumber, number: episode.episodeNumber))
    }
  }

  private func find(_ id: String, _ origin: ExternalSource) async throws(TMDBError) -> FindResults {
    do {
      return try await client.value(of: FindTarget.id(id, from: origin))
    } catch {
      guard error == .notFound else { throw error }
      return FindResults()
    }
  }
}

extension ImportedTitle {
  /// The kinds to search; both if the app doesn't specify one.
  var kinds: [TitleID.Kind] { kind.map { [$0] } ?? [.movie, .show] }
}

extension ImportedIDs {
  /// Returns whether no ID from IMDb or TVDB is the same.
  fileprivate func isDisjoint(with other: ImportedIDs) -> Bool {
    (imdb == nil || imdb != other.imdb) && (tvdb == nil || tvdb != other.tvdb)
  }
}

extension TitleReference {
  /// Creates a reference from an entry in one of TMDB's lists.
  init(_ entry: some ListedTitle, of source: TitleSource, imdbID: String? = nil) {
    self.init(
      source, entry.titleID.kind, entry.id, name: entry.titleLine, year: entry.date?.year,
      posterPath: entry.posterPath?.rawValue, imdbID: imdbID)
  }
}
