// Discover requests for movies, each with a predicate that selects the expected movies by their details.
import Foundation
import TMDB

struct MovieRequest: Sendable, CustomStringConvertible {
  let query: String
  let holds: @Sendable (MovieDetails) -> Bool
  var description: String { query }

  init(_ query: String, _ holds: @escaping @Sendable (MovieDetails) -> Bool) {
    self.query = query
    self.holds = holds
  }

  static let all = titles + releases + watchProviders

  private static let titles = [
    MovieRequest("with_genres=27") { $0.has(27) },
    MovieRequest("with_genres=27,18") { $0.has(27) && $0.has(18) },
    MovieRequest("with_genres=27%7C99") { $0.has(27) || $0.has(99) },
    MovieRequest("without_genres=18,35") { !$0.has(18) && !$0.has(35) },
    MovieRequest("with_genres=18&without_genres=10749") { $0.has(18) && !$0.has(10749) },
    MovieRequest("primary_release_year=1922") { $0.releaseDate?.year == 1922 },
    MovieRequest("primary_release_date.gte=1970-01-01&primary_release_date.lte=1985-12-31") {
      (1970...1985).contains($0.releaseDate?.year ?? 0)
    },
    MovieRequest("vote_average.gte=7.5&vote_average.lte=8.2") { (7.5...8.2).contains($0.voteAverage) },
    MovieRequest("vote_count.gte=1000&vote_count.lte=5000") { (1000...5000).contains($0.voteCount) },
    MovieRequest("vote_count.lte=0") { $0.voteCount == 0 },
    MovieRequest("with_runtime.gte=90&with_runtime.lte=120") { (90...120).contains($0.runtime ?? 0) },
    MovieRequest("with_runtime.lte=30") { $0.runtime.map { $0 <= 30 } == true },
    MovieRequest("with_original_language=ja") { $0.originalLanguage == "ja" },
    MovieRequest("with_original_language=fr%7Cit") { ["fr", "it"].contains($0.originalLanguage) },
    MovieRequest("with_origin_country=SE") { $0.originCountries.contains("SE") },
    MovieRequest("with_origin_country=FR,DE") { Set(["FR", "DE"]).isSubset(of: $0.originCountries) },
    MovieRequest("with_genres=18&vote_average.gte=7&with_original_language=en&primary_release_date.gte=1950-01-01") {
      $0.has(18) && $0.voteAverage >= 7 && $0.originalLanguage == "en" && ($0.releaseDate?.year ?? 0) >= 1950
    },
  ]

  private static let releases = [
    MovieRequest("year=1928") { $0.releases().contains { $0.year == 1928 } },
    MovieRequest("release_date.lte=1915-12-31&region=US") { $0.releases("US").contains { $0.day <= "1915-12-31" } },
    MovieRequest("release_date.gte=2020-01-01") { $0.releases().contains { $0.day >= "2020-01-01" } },
    MovieRequest("release_date.gte=2019-01-01&release_date.lte=2019-12-31&region=GB&with_release_type=3") {
      $0.releases("GB").contains { $0.year == 2019 && $0.type == 3 }
    },
    MovieRequest("with_release_type=4") { $0.releases().contains { $0.type == 4 } },
    MovieRequest("with_release_type=1%7C4") { $0.releases().contains { [1, 4].contains($0.type) } },
    MovieRequest("certification_country=US&certification=R") { $0.certifications(in: "US").contains("R") },
    MovieRequest("certification_country=GB&certification=U%7CPG") {
      !Set($0.certifications(in: "GB")).isDisjoint(with: ["U", "PG"])
    },
    MovieRequest("certification_country=DE&certification.lte=6") {
      !Set($0.certifications(in: "DE")).isDisjoint(with: ["0", "6"])
    },
    MovieRequest("certification_country=DE&certification.gte=12&certification.lte=16") {
      !Set($0.certifications(in: "DE")).isDisjoint(with: ["12", "16"])
    },
  ]

  private static let watchProviders = [
    MovieRequest("watch_region=US&with_watch_providers=8") { $0.offers("US").contains { $0.id == 8 } },
    MovieRequest("watch_region=GB&with_watch_providers=8%7C38") {
      $0.offers("GB").contains { [8, 38].contains($0.id) }
    },
    MovieRequest("watch_region=FR&with_watch_providers=2,234") {
      Set([2, 234]).isSubset(of: $0.offers("FR").map(\.id))
    },
    MovieRequest("watch_region=DE&without_watch_providers=2") { !$0.offers("DE").contains { $0.id == 2 } },
    MovieRequest("watch_region=GB&with_watch_monetization_types=free%7Cads") {
      let providers = $0.appended.watchProviders?.countries["GB"]
      return providers?.free.isEmpty == false || providers?.ads.isEmpty == false
    },
    MovieRequest("watch_region=US&with_watch_providers=2%7C258&with_watch_monetization_types=flatrate") {
      $0.appended.watchProviders?.countries["US"]?.subscription.contains { $0.id == 258 } == true
    },
  ]
}

extension MovieDetails {
  func has(_ genre: Int) -> Bool { genres.contains { $0.id == genre } }

  struct Release {
    let day: String
    let year: Int
    let type: Int?
  }

  /// Returns all releases, or those of one country.
  func releases(_ country: String? = nil) -> [Release] {
    (appended.releaseDates?.rows ?? []).filter { country == nil || $0.country == country }.flatMap(\.releases)
      .compactMap { release in
        guard let day = release.date?.date.formatted(.iso8601.year().month().day()) else { return nil }
        return Release(day: day, year: Int(day.prefix(4)) ?? 0, type: release.type?.rawValue)
      }
  }

  func offers(_ region: String) -> [WatchProvider] { appended.watchProviders?.countries[region]?.all ?? [] }
}
