// Discover requests for shows, with the results expected from the shows' own pages.
import TMDB

struct ShowRequest: Sendable, CustomStringConvertible {
  let query: String
  let holds: @Sendable (TVShowDetails) -> Bool
  var description: String { query }

  init(_ query: String, _ holds: @escaping @Sendable (TVShowDetails) -> Bool) {
    self.query = query
    self.holds = holds
  }

  static let all = [
    ShowRequest("with_genres=10765") { $0.has(10_765) },
    ShowRequest("with_genres=18,9648") { $0.has(18) && $0.has(9648) },
    ShowRequest("with_genres=99%7C35&without_genres=10768") { ($0.has(99) || $0.has(35)) && !$0.has(10_768) },
    ShowRequest("first_air_date_year=1973") { $0.firstAirDate?.year == 1973 },
    ShowRequest("first_air_date.gte=1990-01-01&first_air_date.lte=2005-12-31") {
      (1990...2005).contains($0.firstAirDate?.year ?? 0)
    },
    ShowRequest("vote_average.gte=8") { $0.voteAverage >= 8 },
    ShowRequest("vote_count.gte=500&vote_count.lte=3000") { (500...3000).contains($0.voteCount) },
    ShowRequest("vote_count.lte=0") { $0.voteCount == 0 },
    ShowRequest("with_runtime.gte=20&with_runtime.lte=35") { (20...35).contains($0.episodeRunTimes.first ?? 0) },
    ShowRequest("with_original_language=de%7Csv") { ["de", "sv"].contains($0.originalLanguage) },
    ShowRequest("with_origin_country=GB") { $0.originCountries.contains("GB") },
    ShowRequest("with_status=0") { $0.status == .returning },
    ShowRequest("with_type=2") { $0.type == .miniseries },
    ShowRequest("watch_region=US&with_watch_providers=8") { $0.offers("US").contains { $0.id == 8 } },
    ShowRequest("watch_region=GB&with_watch_providers=38%7C41") {
      $0.offers("GB").contains { [38, 41].contains($0.id) }
    },
    ShowRequest("watch_region=DE&without_watch_providers=8%7C9") {
      !$0.offers("DE").contains { [8, 9].contains($0.id) }
    },
    ShowRequest("watch_region=GB&with_watch_monetization_types=free") {
      $0.appended.watchProviders?.countries["GB"]?.free.isEmpty == false
    },
  ]
}

extension TVShowDetails {
  func has(_ genre: Int) -> Bool { genres.contains { $0.id == genre } }

  func offers(_ region: String) -> [WatchProvider] { appended.watchProviders?.countries[region]?.all ?? [] }
}
