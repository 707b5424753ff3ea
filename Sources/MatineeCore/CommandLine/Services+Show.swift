import Foundation
import TMDB

/// Finds the page that a reference means, and what a command prints of it.
extension Services {
  /// The page that a reference means: TMDB is asked what an id of IMDb's stands for.
  ///
  /// An episode stands for its series, as it has no page of its own.
  /// - Throws: ``TMDBError/notFound`` where TMDB does not know the id.
  @concurrent
  public func resolve(_ reference: PageReference) async throws(TMDBError) -> PageReference {
    do {
      return try await resolve(reference, asking: client)
    } catch  where error.isOffline {
      guard let saved, let found = try? await resolve(reference, asking: saved) else { throw error }
      return found
    }
  }

  @concurrent
  func resolve(_ reference: PageReference, asking client: Client) async throws(TMDBError) -> PageReference {
    guard case .imdb(let id) = reference else { return reference }
    let found = try await client.value(of: FindTarget.id(id, from: .imdb))
    if let film = found.movies.first { return .title(.film(film.id)) }
    if let series = found.shows.first { return .title(.series(series.id)) }
    if let person = found.people.first { return .person(person.id) }
    if let series = found.episodes.lazy.compactMap(\.showID).first { return .title(.series(series)) }
    if let season = found.seasons.first, let series = season.showID {
      return .season(SeasonID(series: series, number: season.seasonNumber))
    }
    throw .notFound
  }

  /// The page that a reference means, for the command line.
  public func report(of reference: PageReference) async throws(TMDBError) -> PageReport {
    switch try await resolve(reference) {
    case .title(let id): .title(try await page(of: id))
    case .season(let id): .season(try await page(of: id))
    case .person(let id): .person(try await page(ofPerson: id))
    case .collection(let id): .collection(try await page(ofCollection: id))
    case .imdb: throw .notFound
    }
  }
}
