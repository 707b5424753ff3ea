import AppFoundation
import Foundation
import Localization
import TMDB
import TitleIdentity

extension PageReference {
  /// Returns the page that this reference names. TMDB resolves IMDb IDs; when TMDB is unreachable, the cache does.
  ///
  /// An episode resolves to its series because it has no page.
  /// - Throws: ``TMDBError/notFound`` if TMDB doesn't know the ID.
  @concurrent
  public func resolved(by client: CachingClient) async throws(TMDBError) -> PageReference {
    try await resolvedWithEpisode(by: client).page
  }

  /// Returns the page that this reference names, and the episode if the reference is the IMDb ID of one; see
  /// `resolved(by:)`.
  @concurrent
  package func resolvedWithEpisode(
    by client: CachingClient
  ) async throws(TMDBError) -> (page: PageReference, episode: Episode?) {
    do {
      return try await resolvedWithEpisode(by: client.base)
    } catch  where error.isOffline {
      guard let cacheClient = client.cacheClient, let found = try? await resolvedWithEpisode(by: cacheClient) else {
        throw error
      }
      return found
    }
  }

  @concurrent
  package func resolved(by client: Client) async throws(TMDBError) -> PageReference {
    try await resolvedWithEpisode(by: client).page
  }

  @concurrent
  private func resolvedWithEpisode(
    by client: Client
  ) async throws(TMDBError) -> (page: PageReference, episode: Episode?) {
    guard case .imdb(let id) = self else { return (self, nil) }
    let found = try await client.value(of: FindTarget.id(id, from: .imdb))
    if let film = found.movies.first { return (.title(.movie(film.id)), nil) }
    if let series = found.shows.first { return (.title(.show(series.id)), nil) }
    if let person = found.people.first { return (.person(person.id), nil) }
    for episode in found.episodes {
      if let series = episode.showID { return (.title(.show(series)), episode) }
    }
    if let season = found.seasons.first, let series = season.showID {
      return (.season(SeasonID(show: series, number: season.seasonNumber)), nil)
    }
    throw .notFound
  }
}

extension TMDBError {
  /// Returns a sentence for the user about a page that wasn't found.
  ///
  /// - Parameter isSample: Whether the page was looked up in the sample catalogue.
  public func sentence(about reference: PageReference, isSample: Bool) -> String {
    if self == .notFound {
      return isSample
        ? tr("The sample catalogue has no page for “{page}”", ["page": "\(reference)"])
        : tr("TMDB has no page for “{page}”", ["page": "\(reference)"])
    }
    return errorDescription ?? (isSample ? tr("The sample catalogue isn’t responding") : tr("TMDB isn’t responding"))
  }
}
