import Catalogue
import Library
import LibraryFormats
import TMDB
import TitleIdentity

/// A lookup of titles by their numbers on TMDB. It requests each title once.
actor TitleLookup {
  /// A title with everything that identifies it.
  struct Details: Sendable {
    let title: TitleReference
    let names: Set<MatchedName>
    /// The IDs from IMDb and TVDB.
    let ids: ImportedIDs
  }

  private let client: Client
  private let source: TitleSource
  private var requests: [TitleID: Task<Result<Details?, TMDBError>, Never>] = [:]

  init(_ client: Client, _ source: TitleSource) {
    self.client = client
    self.source = source
  }

  /// Returns a title with all its names; `nil` if TMDB doesn't have it.
  func title(_ kind: TitleID.Kind, _ number: Int) async throws(TMDBError) -> Details? {
    guard number > 0 else { return nil }
    let id = TitleID(kind, number)
    let request = requests[id] ?? Task { [client, source] in await Self.request(id, client, source) }
    requests[id] = request
    return try await withTaskCancellationHandler {
      await request.value
    } onCancel: {
      request.cancel()
    }.get()
  }

  private static func request(
    _ id: TitleID, _ client: Client, _ source: TitleSource
  ) async -> Result<Details?, TMDBError> {
    do throws(TMDBError) {
      switch id.kind {
      case .movie:
        var target = MovieTarget.details(id.number, appending: [.alternativeTitles, .translations])
        target.cachePolicy = .titles
        let film = try await client.value(of: target)
        return .success(
          Details(
            title: TitleReference(film.movie, of: source, imdbID: film.imdbID),
            names: names(film.movie, film.appended.alternativeTitles, film.appended.translations),
            ids: ImportedIDs(imdb: film.imdbID)))
      case .show:
        var target = TVTarget.details(id.number, appending: [.alternativeTitles, .translations, .externalIDs])
        target.cachePolicy = .titles
        let series = try await client.value(of: target)
        let ids = series.appended.externalIDs
        return .success(
          Details(
            title: TitleReference(series.show, of: source),
            names: names(series.show, series.appended.alternativeTitles, series.appended.translations),
            ids: ImportedIDs(imdb: ids?.imdbID, tvdb: ids?.tvdbID)))
      }
    } catch .notFound {
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }

  private static func names(
    _ entry: some ListedTitle, _ alternatives: AlternativeTitles?, _ translations: Translations?
  ) -> Set<MatchedName> {
    let names =
      [entry.title, entry.originalTitle] + (alternatives?.titles ?? []).map(\.title)
      + (translations?.translations ?? []).compactMap { $0.data.title ?? $0.data.name }
    return Set(names.filter { !$0.isEmpty }.map(MatchedName.init))
  }
}
