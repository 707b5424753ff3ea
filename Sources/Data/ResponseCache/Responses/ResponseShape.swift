import Foundation
import TMDB

/// The type of a response, by the path of its request. Its table determines which responses are cached.
///
/// Responses to other paths are not cached. They belong to an account, a session or a credential, change with every
/// request, or appear on no screen. Of search results, only the titles are stored.
struct ResponseShape: Sendable {
  /// Whether the response itself is cached, or only its titles.
  let isCached: Bool
  private let decode: @Sendable (Data) throws -> any ResponseContent
  private var path = ""

  /// Creates the shape for a path. Returns `nil` if the path's responses are not cached.
  init?(path: String) {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let shape = Self.table.first(where: { $0.pattern.matches(segments) })?.shape else { return nil }
    self = shape
    self.path = path
  }

  /// Decodes a response to find its titles. Unreadable rows are skipped.
  ///
  /// - Throws: An error if the response has another type, or is about another object than the path.
  func content(of body: Data) throws -> any ResponseContent {
    let content = try decode(body)
    if let object = content as? any AddressedResponse, !object.isAbout(path) {
      throw ResponseCacheError.invalidResponse
    }
    return content
  }

  private init(isCached: Bool, decode: @escaping @Sendable (Data) throws -> any ResponseContent) {
    self.isCached = isCached
    self.decode = decode
  }
}

extension ResponseShape {
  private struct Entry: Sendable {
    let pattern: PathPattern
    let shape: ResponseShape
  }

  private static func cached<Content: ResponseContent & SendableMetatype>(
    _ type: Content.Type, _ patterns: String...
  ) -> [Entry] { entries(type, patterns, isCached: true) }

  /// Returns entries for responses that are not cached, except for their titles.
  private static func titlesOnly<Content: ResponseContent & SendableMetatype>(
    _ type: Content.Type, _ patterns: String...
  ) -> [Entry] { entries(type, patterns, isCached: false) }

  private static func entries<Content: ResponseContent & SendableMetatype>(
    _ type: Content.Type, _ patterns: [String], isCached: Bool
  ) -> [Entry] {
    let shape = ResponseShape(isCached: isCached) { body in
      let decoder = JSONDecoder()
      decoder.userInfo[.decodingReport] = DecodingReport()
      return try decoder.decode(Content.self, from: body)
    }
    return patterns.map { Entry(pattern: PathPattern($0), shape: shape) }
  }

  private static let table: [Entry] = [
    cached(
      Page<Movie>.self, "/movie/now_playing", "/movie/upcoming", "/movie/popular", "/movie/top_rated",
      "/discover/movie", "/trending/movie/*", "/movie/#/recommendations", "/movie/#/similar"),
    cached(
      Page<TVShow>.self, "/tv/airing_today", "/tv/on_the_air", "/tv/popular", "/tv/top_rated", "/discover/tv",
      "/trending/tv/*", "/tv/#/recommendations", "/tv/#/similar"),
    cached(Page<Person>.self, "/person/popular", "/trending/person/*"),
    cached(Page<MediaItem>.self, "/trending/all/*"),
    cached(MovieDetails.self, "/movie/#"),
    cached(TVShowDetails.self, "/tv/#"),
    cached(PersonDetails.self, "/person/#"),
    cached(CollectionDetails.self, "/collection/#"),
    cached(Season.self, "/tv/#/season/#"),
    cached(EpisodeDetails.self, "/tv/#/season/#/episode/#"),
    cached(Credits.self, "/movie/#/credits", "/tv/#/credits"),
    cached(AggregateCredits.self, "/tv/#/aggregate_credits"),
    cached(PersonCredits.self, "/person/#/combined_credits", "/person/#/movie_credits", "/person/#/tv_credits"),
    cached(FindResults.self, "/find/*"),
    cached(GenreList.self, "/genre/movie/list", "/genre/tv/list"),
    cached(APIConfiguration.self, "/configuration"),
    cached(LossyArray<Country>.self, "/configuration/countries"),
    cached(LossyArray<Language>.self, "/configuration/languages"),
    cached(LossyArray<String>.self, "/configuration/primary_translations"),
    cached(Certifications.self, "/certification/movie/list", "/certification/tv/list"),
    cached(WatchRegionList.self, "/watch/providers/regions"),
    cached(WatchProviderList.self, "/watch/providers/movie", "/watch/providers/tv"),
    titlesOnly(Page<Movie>.self, "/search/movie"),
    titlesOnly(Page<TVShow>.self, "/search/tv"),
    titlesOnly(Page<Person>.self, "/search/person"),
    titlesOnly(Page<MediaItem>.self, "/search/multi"),
  ].flatMap(\.self)
}

/// A path pattern in which `#` matches a number, and `*` matches any segment.
private struct PathPattern: Sendable {
  private let segments: [String]

  init(_ text: String) {
    segments = text.split(separator: "/").map(String.init)
  }

  func matches(_ path: ArraySlice<Substring>) -> Bool {
    guard path.count == segments.count else { return false }
    return zip(segments, path).allSatisfy { pattern, segment in
      switch pattern {
      case "#": segment.utf8.allSatisfy { (0x30...0x39).contains($0) } && !segment.isEmpty
      case "*": !segment.isEmpty
      default: segment == pattern
      }
    }
  }
}
