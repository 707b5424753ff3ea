import Foundation
import TMDB

/// TMDB's OpenAPI description of its API, stored outside this project.
enum InterfaceDescription {
  struct Operation {
    let method: String
    /// The path after the API version, with `{}` in place of each parameter.
    let pattern: String
    let parameters: Set<String>
  }

  static let path = ProcessInfo.processInfo.environment["TMDB_OPENAPI"].flatMap { $0.isEmpty ? nil : $0 }

  static func operations() throws -> [Operation] {
    let data = try Data(contentsOf: URL(filePath: path ?? ""))
    let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let paths = document?["paths"] as? [String: [String: Any]] ?? [:]
    return paths.flatMap { path, methods in
      methods.compactMap { method, value in
        guard ["get", "post", "delete"].contains(method), let operation = value as? [String: Any] else { return nil }
        let parameters = operation["parameters"] as? [[String: Any]] ?? []
        let names = parameters.filter { $0["in"] as? String == "query" }.compactMap { $0["name"] as? String }
        let pattern = path.replacing(/\{[a-z_0-9]+\}/, with: "{}").replacing("/3/", with: "/")
        return Operation(method: method.uppercased(), pattern: pattern, parameters: Set(names))
      }
    }
  }
}

extension TitleFilter {
  fileprivate mutating func fill() {
    genres = [1]
    excludedGenres = [1]
    keywords = [1]
    excludedKeywords = [1]
    companies = [1]
    excludedCompanies = [1]
    originCountry = ["GB"]
    originalLanguage = ["en"]
    runtime = Bounds(from: 1, to: 2)
    voteAverage = Bounds(from: 1, to: 2)
    voteCount = Bounds(from: 1, to: 2)
    watchProviders = [1]
    excludedWatchProviders = [1]
    watchRegion = "GB"
    monetization = [.free]
  }
}

extension MovieFilter {
  /// A filter that uses every option.
  static var everything: MovieFilter {
    var filter = MovieFilter()
    filter.title.fill()
    filter.primaryReleaseDate = Bounds(from: DayDate("2000-01-01"), to: DayDate("2000-01-02"))
    filter.releaseDate = filter.primaryReleaseDate
    filter.primaryReleaseYear = 2000
    filter.year = 2000
    filter.releaseTypes = [.digital]
    filter.certification = ["R"]
    filter.certifications = Bounds(from: "G", to: "R")
    filter.certificationCountry = "US"
    filter.cast = [1]
    filter.crew = [1]
    filter.people = [1]
    filter.includesVideo = true
    return filter
  }
}

extension TVFilter {
  /// A filter that uses every option.
  static var everything: TVFilter {
    var filter = TVFilter()
    filter.title.fill()
    filter.airDate = Bounds(from: DayDate("2000-01-01"), to: DayDate("2000-01-02"))
    filter.firstAirDate = filter.airDate
    filter.firstAirDateYear = 2000
    filter.includesUnknownFirstAirDates = true
    filter.networks = [1]
    filter.statuses = [.ended]
    filter.types = [.news]
    filter.screenedTheatrically = true
    filter.timezone = "Europe/London"
    return filter
  }
}
