import AppFoundation
import Catalogue
import Foundation
import Library
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// References to the titles that commands name.
extension PageReference {
  /// Returns the title and part that a command names, from the network or, if that fails, from the cache. The reference
  /// is a title, a season of a series, or an IMDb id of a title, a season or an episode.
  ///
  /// - Parameters:
  ///   - season: The number of a season, if the reference names none.
  ///   - episode: The number of an episode in the season, if the reference names none.
  /// - Throws: ``TMDBError/notFound`` if there is no such title, season or episode.
  @concurrent
  public func libraryTitle(
    season: Int? = nil, episode: Int? = nil, from pages: PageClient
  ) async throws(TMDBError) -> (title: TitleReference, part: TitlePart) {
    let (page, found) = try await resolvedWithEpisode(by: pages.client)
    if let found {
      // Options can't select another part of an episode.
      guard case .title(let id) = page, season == nil, episode == nil else { throw .notFound }
      let part = try await pages.part(of: id, season: found.seasonNumber, episode: found.episodeNumber)
      return (try await pages.reference(to: id), part)
    }
    switch page {
    case .title(let id):
      let part = try await pages.part(of: id, season: season, episode: episode)
      return (try await pages.reference(to: id), part)
    case .season(let id):
      guard season == nil else { throw .notFound }
      let part = try await pages.part(of: .show(id.show), season: id.number, episode: episode)
      return (try await pages.reference(to: .show(id.show)), part)
    case .person, .collection, .imdb: throw .notFound
    }
  }
}

extension PageClient {
  /// Returns a reference with the name, year, poster and IMDb id, from the title's page or from the cache.
  @concurrent
  func reference(to id: TitleID) async throws(TMDBError) -> TitleReference {
    let request = request(for: id, original: nil)
    do {
      return TitleReference(try await request.load(), of: TitleSource(client.source))
    } catch {
      guard error.allowsCachedFallback else { throw error }
      if let page = await request.cached?.readInBackground()?.value {
        return TitleReference(page, of: TitleSource(client.source))
      }
      guard let cached = await cachedTitle(id) else { throw error }
      return TitleReference(cached, id.kind, of: TitleSource(client.source))
    }
  }

  private func cachedTitle(_ id: TitleID) async -> CachedTitle? {
    return try? await client.cache?.titles(of: MediaKind(id.kind), from: client.source).first {
      $0.id.number == id.number
    }
  }

  /// Returns a part of a title. Throws if the season or episode is known not to exist; accepts one that can't be
  /// checked.
  fileprivate func part(of id: TitleID, season: Int?, episode: Int?) async throws(TMDBError) -> TitlePart {
    guard let season else { return .whole }
    guard id.kind == .show else { throw .notFound }
    let request = request(for: SeasonID(show: id.number, number: season), original: nil)
    var page: SeasonPage?
    do {
      page = try await request.load()
    } catch {
      guard error.allowsCachedFallback else { throw error }
      page = await request.cached?.readInBackground()?.value
    }
    guard let episode else { return .season(season) }
    if let page, !page.episodes.contains(where: { $0.number == episode }) { throw .notFound }
    return .episode(season: season, number: episode)
  }
}
