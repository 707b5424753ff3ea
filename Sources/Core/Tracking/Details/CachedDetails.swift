import Catalogue
import Foundation
import Library
import ResponseCache
import TMDB
import TitleIdentity

/// Details of a title in its cached page.
package struct CachedDetails: Equatable, Sendable {
  package struct Genre: Hashable, Sendable, Decodable {
    package let id: Int
    package let name: String
  }

  package let genres: [Genre]
  /// ISO 3166-1 country codes.
  package let countries: [String]
  /// The length in minutes. For a series, it's the length of one episode.
  package let minutes: Int?
  /// The year of release.
  let year: Int?
  /// The date of release of a film; `nil` for a series.
  let released: DayDate?
  /// TMDB's average rating from 0 to 10; `nil` without votes.
  let voteAverage: Double?
  /// The path of the backdrop.
  package let backdrop: String?
  /// The services that offer the title in the user's country, by any terms; `nil` if they are unknown.
  let services: [Service]?

  struct Service: Hashable, Sendable, Decodable {
    let id: Int
    let name: String
    private enum CodingKeys: String, CodingKey { case id = "provider_id", name = "provider_name" }
  }

  private struct Episode: Decodable { let runtime: Int? }
}

/// Decoding from TMDB's pages of films and series. It reads a few fields and tolerates missing ones.
extension CachedDetails: Decodable {
  private enum Key: String, CodingKey {
    case genres, runtime
    case backdrop = "backdrop_path"
    case services = "watch/providers"
    case voteAverage = "vote_average"
    case runTimes = "episode_run_time"
    case origin = "origin_country"
    case made = "production_countries"
    case last = "last_episode_to_air"
    case released = "release_date"
    case firstAired = "first_air_date"
  }

  private struct Country: Decodable {
    let code: String
    private enum CodingKeys: String, CodingKey { case code = "iso_3166_1" }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func read<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? { try? values.decode(type, forKey: key) }
    var seen: Set<Int> = []
    genres = (read([Genre].self, .genres) ?? []).filter { !$0.name.isEmpty && seen.insert($0.id).inserted }
    let origin = read([String].self, .origin) ?? []
    let codes = origin.isEmpty ? (read([Country].self, .made) ?? []).map(\.code) : origin
    countries = Set(codes.map { $0.uppercased() }.filter { $0.utf8.count == 2 }).sorted()
    voteAverage = read(Double.self, .voteAverage).flatMap { $0.isFinite && $0 > 0 ? min($0, 10) : nil }
    backdrop = read(String.self, .backdrop)
    services = Self.services(in: values, region: Self.region.flatMap { decoder.userInfo[$0] as? String })
    released = read(String.self, .released).flatMap { DayDate($0) }
    year = released?.year ?? read(String.self, .firstAired).flatMap { DayDate($0)?.year }
    let lengths = [read(Int.self, .runtime), read([Int].self, .runTimes)?.first, read(Episode.self, .last)?.runtime]
    minutes = lengths.compactMap(\.self).first { Self.possibleMinutes.contains($0) }
  }

  static let possibleMinutes = 1...100_000
  /// The decoder's information about the country of the services, as an ISO 3166-1 code.
  fileprivate static let region = CodingUserInfoKey(rawValue: "region")

  /// Returns the services of one country. They are unknown if the page was requested without them.
  private static func services(in values: KeyedDecodingContainer<Key>, region: String?) -> [Service]? {
    guard let region, let found = try? values.nestedContainer(keyedBy: Name.self, forKey: .services),
      let countries = try? found.nestedContainer(keyedBy: Name.self, forKey: Name("results"))
    else { return nil }
    guard let own = try? countries.nestedContainer(keyedBy: Name.self, forKey: Name(region)) else { return [] }
    var seen: Set<Int> = []
    let offered = ["flatrate", "free", "ads", "rent", "buy"].flatMap {
      (try? own.decode([Service].self, forKey: Name($0))) ?? []
    }
    return offered.filter { !$0.name.isEmpty && seen.insert($0.id).inserted }.prefix(maximumServices).map(\.self)
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
  }

  private static let maximumServices = 60
}

extension CachedDetails {
  /// Returns the cached details of a title, regardless of the parameters of the request; `nil` if there are none or the
  /// title is from another source.
  @concurrent
  package static func read(_ title: TitleReference.Key, from pages: PageClient) async -> CachedDetails? {
    let source = pages.client.source
    guard let cache = pages.client.cache, title.source == TitleSource(source),
      let body = try? await cache.latestBody(path: "/\(title.kind.rawValue)/\(title.number)", from: source)
    else { return nil }
    let decoder = JSONDecoder()
    if let key = region { decoder.userInfo[key] = pages.format.region }
    return try? decoder.decode(CachedDetails.self, from: body)
  }
}
