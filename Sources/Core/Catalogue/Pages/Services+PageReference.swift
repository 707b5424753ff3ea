import Foundation
import TMDB
import TitleIdentity

/// References resolved to pages, and the reports about these pages.
extension Services {
  /// Returns the page that a reference names. TMDB resolves IMDb IDs; when TMDB is unreachable, the cache does.
  ///
  /// An episode resolves to its series because it has no page.
  /// - Throws: ``TMDBError/notFound`` if TMDB doesn't know the ID.
  @concurrent
  public func resolve(_ reference: PageReference) async throws(TMDBError) -> PageReference {
    do {
      return try await resolve(reference, asking: client)
    } catch  where error.isOffline {
      guard let cacheClient, let found = try? await resolve(reference, asking: cacheClient) else { throw error }
      return found
    }
  }

  @concurrent
  package func resolve(_ reference: PageReference, asking client: Client) async throws(TMDBError) -> PageReference {
    guard case .imdb(let id) = reference else { return reference }
    let found = try await client.value(of: FindTarget.id(id, from: .imdb))
    if let film = found.movies.first { return .title(.movie(film.id)) }
    if let series = found.shows.first { return .title(.show(series.id)) }
    if let person = found.people.first { return .person(person.id) }
    if let series = found.episodes.lazy.compactMap(\.showID).first { return .title(.show(series)) }
    if let season = found.seasons.first, let series = season.showID {
      return .season(SeasonID(show: series, number: season.seasonNumber))
    }
    throw .notFound
  }
}
