import AppFoundation
import Catalogue
import Foundation
import ResponseCache
import TMDB

/// The names of episodes in the cached responses about their seasons.
actor EpisodeNames {
  private let pages: PageClient
  private var names: [SeasonID: [Int: String]] = [:]

  init(_ pages: PageClient) { self.pages = pages }

  /// Returns the names of the episodes of some seasons, by number. Unknown ones are missing.
  func names(of seasons: Set<SeasonID>) async -> [SeasonID: [Int: String]] {
    for season in seasons where names[season] == nil { names[season] = await read(season) }
    return names.filter { seasons.contains($0.key) }
  }

  private func read(_ season: SeasonID) async -> [Int: String]? {
    let path = "/tv/\(season.show)/season/\(season.number)"
    guard let body = try? await pages.client.cache?.latestBody(path: path, from: pages.client.source),
      let response = try? JSONDecoder().decode(Response.self, from: body)
    else { return nil }
    let episodes = response.episodes.map { entry in
      var episode = Episode(id: 0)
      (episode.seasonNumber, episode.episodeNumber, episode.name) = (season.number, entry.number, entry.name ?? "")
      return episode
    }
    let placeholders = PlaceholderNames(episodes)
    let named = episodes.filter { !$0.name.isEmpty && !placeholders.contain($0) }
    return Dictionary(named.map { ($0.episodeNumber, BoundedText.line($0.name)) }) { first, _ in first }
  }

  private struct Response: Decodable {
    let episodes: [Entry]
  }

  private struct Entry: Decodable {
    let number: Int
    let name: String?
    private enum CodingKeys: String, CodingKey { case number = "episode_number", name }
  }
}
