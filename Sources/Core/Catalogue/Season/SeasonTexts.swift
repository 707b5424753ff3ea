import AppFoundation
import Foundation
import ResponseCache
import TMDB

/// The texts of a season's episodes in several languages.
///
/// A response about a season contains its episodes' texts in one language. If some are missing there, the same season
/// is requested in the user's next language, in the series' original language and in English, until all texts are
/// known.
extension PageClient {
  /// Returns a season whose gaps are filled with texts in other languages.
  ///
  /// - Parameters:
  ///   - season: The season in the language of the client.
  ///   - original: The series' original language; `nil` looks for it in the cache.
  ///   - texts: Returns the season in another language; `nil` if it isn't available.
  package func filled(
    _ season: Season, of id: SeasonID, original: LanguageTag?,
    with texts: @Sendable (Target<Season>) async -> Season?
  ) async -> Season {
    var filled = FilledSeason(season)
    guard filled.hasGaps else { return season }
    for language in await languages(after: original, of: id.show) where filled.hasGaps {
      var target = SeasonTarget.details(id.number, of: id.show).with("language", language.description)
      target.cachePolicy = .translation
      if let other = await texts(target) { filled.fill(from: other) }
    }
    return filled.season
  }

  /// Returns a season from the network, or else from the cache.
  func currentSeason(_ target: Target<Season>) async -> Season? {
    if let season = try? await client.value(of: target) { return season }
    return await cachedSeason(target)
  }

  /// Returns a season from the cache.
  func cachedSeason(_ target: Target<Season>) async -> Season? {
    try? await client.cache?.cachedValue(target, by: client.base, source: client.source)?.value
  }

  /// Returns the languages to try after the client's own.
  private func languages(after original: LanguageTag?, of show: TVShow.ID) async -> [LanguageTag] {
    let cached: LanguageTag? = if original == nil { await cachedOriginalLanguage(of: show) } else { nil }
    let format = format
    var seen = [format.requestLanguage]
    let wanted = format.languagePreferences.languages + [original, cached, .english].compactMap(\.self)
    return wanted.filter { tag in
      if seen.contains(where: { tag.isVariant(of: $0) }) { return false }
      seen.append(tag)
      return true
    }
  }

  private func cachedOriginalLanguage(of show: TVShow.ID) async -> LanguageTag? {
    let body = try? await client.cache?.latestBody(path: "/tv/\(show)", from: client.source)
    return body.flatMap { try? JSONDecoder().decode(OriginalLanguage.self, from: $0) }.flatMap {
      LanguageTag($0.language)
    }
  }
}

private struct OriginalLanguage: Decodable {
  let language: String

  private enum CodingKeys: String, CodingKey { case language = "original_language" }
}

/// A season whose episodes take missing names and overviews from the same season in other languages.
package struct FilledSeason {
  package private(set) var season: Season
  /// The indices of the episodes whose name is missing or a placeholder.
  private var unnamed: Set<Int>

  package init(_ season: Season) {
    self.season = season
    let placeholders = PlaceholderNames(season.episodes)
    unnamed = Set(
      season.episodes.indices.filter { index in
        season.episodes[index].name.isEmpty || placeholders.contain(season.episodes[index])
      })
  }

  /// Whether a text is missing.
  package var hasGaps: Bool { !unnamed.isEmpty || season.episodes.contains { $0.overview.isEmpty } }

  /// Fills the gaps with the texts of the same episodes in another language.
  package mutating func fill(from other: Season) {
    let placeholders = PlaceholderNames(other.episodes)
    let episodes = Dictionary(other.episodes.map { ($0.episodeNumber, $0) }, uniquingKeysWith: { first, _ in first })
    for index in season.episodes.indices {
      guard let episode = episodes[season.episodes[index].episodeNumber] else { continue }
      if season.episodes[index].overview.isEmpty { season.episodes[index].overview = episode.overview }
      guard unnamed.contains(index), !episode.name.isEmpty else { continue }
      if placeholders.contain(episode) {
        // A placeholder is better than none, and the first one is in the user's language.
        if season.episodes[index].name.isEmpty { season.episodes[index].name = episode.name }
      } else {
        season.episodes[index].name = episode.name
        unnamed.remove(index)
      }
    }
  }
}
