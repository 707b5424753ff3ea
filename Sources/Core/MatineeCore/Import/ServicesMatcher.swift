import Library
import LibraryFormats
import Localization
import TMDB
import TitleIdentity

/// A matcher that uses ids, or else title and year. It searches the cache first, then TMDB or the
/// sample catalogue.
public struct ServicesMatcher: TitleMatching {
  let services: Services
  /// A client that bypasses the cache. Thousands of lookups would evict the pages that the user has opened.
  let searchClient: Client
  let cachedTitles: CachedTitleMatcher
  let seasons: SeasonNames
  let source: TitleSource
  /// The titles that nothing is matched to.
  let excluded: Set<TitleReference.Key>

  /// - Parameter excluded: The titles that nothing is matched to.
  public init(_ services: Services, excluding excluded: Set<TitleReference.Key> = []) async {
    self.services = services
    self.excluded = excluded
    var searchClient = services.client
    searchClient.configuration.allowsCaching = false
    self.searchClient = searchClient
    cachedTitles = await CachedTitleMatcher(services, excluding: excluded)
    seasons = SeasonNames(services.client)
    source = TitleSource(services.responseSource)
  }

  @concurrent
  public func match(_ wanted: WantedTitle) async throws(TMDBError) -> ImportMatch {
    guard let episode = wanted.episode else { return try await match(wanted.title, kinds: wanted.title.kinds) }
    if let found = try await found(by: episode.ids, of: .show) { return .certain(found) }
    switch try await match(wanted.title, kinds: [.show]) {
    case .certain(let series):
      guard let found = try await find(episode, in: series.title) else { return .missing(Self.noEpisode) }
      return .certain(found)
    case .ambiguous(let series):
      guard let first = series.first, let found = try await find(episode, in: first.title) else {
        return .missing(Self.noEpisode)
      }
      return .ambiguous([found])
    case .missing(let sentence): return .missing(sentence)
    }
  }
}

extension ServicesMatcher {
  private static let noEpisode = tr("Matinee can’t tell which episode this is.")

  private func match(_ title: ImportedTitle, kinds: [TitleID.Kind]) async throws(TMDBError) -> ImportMatch {
    if let number = title.ids.tmdb, let kind = title.kind ?? (kinds.count == 1 ? kinds[0] : nil) {
      if let known = cachedTitles.title(kind, number) { return .certain(MatchedTitle(known)) }
      if let found = try await details(kind, number) { return .certain(MatchedTitle(found)) }
    }
    if let found = try await found(by: title.ids, of: title.kind), !excluded.contains(found.title.key) {
      return .certain(found)
    }
    return try await matchByName(title, kinds: kinds)
  }

  private func details(_ kind: TitleID.Kind, _ number: Int) async throws(TMDBError) -> TitleReference? {
    guard number > 0 else { return nil }
    do {
      switch kind {
      case .movie:
        let film = try await services.client.value(of: MovieTarget.details(number))
        return TitleReference(film.movie, of: source, imdbID: film.imdbID)
      case .show:
        return TitleReference(try await services.client.value(of: TVTarget.details(number)).show, of: source)
      }
    } catch {
      guard error == .notFound else { throw error }
      return nil
    }
  }

  /// Returns the title with an id from IMDb or TVDB.
  private func found(
    by ids: ImportedIDs, of kind: TitleID.Kind?
  ) async throws(TMDBError) -> MatchedTitle? {
    if let id = ids.imdb, IMDbID.isTitle(id), let found = try await find(id, .imdb, kind) { return found }
    // TVDB numbers films, series and episodes separately, and TMDB finds only series and episodes by TVDB id.
    if let id = ids.tvdb, id > 0, kind == .show { return try await find("\(id)", .tvdb, kind) }
    return nil
  }

  private func find(
    _ id: String, _ origin: ExternalSource, _ kind: TitleID.Kind?
  ) async throws(TMDBError) -> MatchedTitle? {
    let found: FindResults
    do {
      found = try await services.client.value(of: FindTarget.id(id, from: origin))
    } catch {
      guard error == .notFound else { throw error }
      return nil
    }
    let imdb = origin == .imdb ? id : nil
    if kind != .show, let film = found.movies.first {
      return MatchedTitle(TitleReference(film, of: source, imdbID: imdb))
    }
    if kind != .movie, let show = found.shows.first {
      return MatchedTitle(TitleReference(show, of: source, imdbID: imdb))
    }
    guard kind != .movie, let episode = found.episodes.first, let number = episode.showID else { return nil }
    var series = cachedTitles.title(.show, number)
    if series == nil { series = try await details(.show, number) }
    return series.map {
      MatchedTitle($0, part: .episode(season: episode.seasonNumber, number: episode.episodeNumber))
    }
  }

  /// Returns an episode of a season by its name.
  private func find(_ episode: ImportedEpisode, in series: TitleReference) async throws(TMDBError) -> MatchedTitle? {
    guard let season = episode.season, let name = episode.name,
      let number = try await seasons.episode(named: name, season, of: series.number)
    else { return nil }
    return MatchedTitle(series, part: .episode(season: season, number: number))
  }
}

extension ImportedTitle {
  /// The kinds to search; both if the app doesn't specify one.
  var kinds: [TitleID.Kind] { kind.map { [$0] } ?? [.movie, .show] }
}

extension TitleReference {
  /// Creates a reference from an entry in one of TMDB's lists.
  init(_ entry: some ListedTitle, of source: TitleSource, imdbID: String? = nil) {
    self.init(
      source, entry.titleID.kind, entry.id, name: entry.titleLine, year: entry.date?.year,
      posterPath: entry.posterPath?.rawValue, imdbID: imdbID)
  }
}
