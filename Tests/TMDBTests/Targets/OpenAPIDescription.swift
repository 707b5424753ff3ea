import Foundation
import TMDB
import TMDBTesting
import Testing

/// The parameters and response fields of TMDB's endpoints, as TMDB documents them.
///
/// `Fixtures/interface.json` contains them. They are extracted from TMDB's OpenAPI document, which isn't part of this
/// project.
enum OpenAPIDescription {
  struct Operation: Decodable, Equatable {
    /// The names of the query parameters.
    let parameters: Set<String>
    /// The paths of the innermost fields. See ``fieldPaths(of:)``.
    let fields: Set<String>
  }

  /// The path of the OpenAPI document, if the environment specifies one.
  static let path = ProcessInfo.processInfo.environment["TMDB_OPENAPI"].flatMap { $0.isEmpty ? nil : $0 }

  /// Returns the operations by method and path, such as `GET /movie/{}`.
  static func operations() throws -> [String: Operation] {
    try stored.get()
  }

  /// Returns the operations in the OpenAPI document.
  static func document() throws -> [String: Operation] {
    let data = try Data(contentsOf: URL(filePath: path ?? ""))
    let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let paths = document?["paths"] as? [String: [String: Any]] ?? [:]
    var operations: [String: Operation] = [:]
    for (path, methods) in paths {
      let pattern = path.replacing(/\{[a-z_0-9]+\}/, with: "{}").replacing("/3/", with: "/")
      for (method, value) in methods where ["get", "post", "delete"].contains(method) {
        let operation = value as? [String: Any] ?? [:]
        let parameters = operation["parameters"] as? [[String: Any]] ?? []
        let names = parameters.filter { $0["in"] as? String == "query" }.compactMap { $0["name"] as? String }
        operations["\(method.uppercased()) \(pattern)"] = Operation(
          parameters: Set(names), fields: fields(of: schema(of: operation), at: ""))
      }
    }
    return operations
  }

  private static let stored: Result<[String: Operation], any Error> = Result {
    let url = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    let data = try Data(contentsOf: url.appending(path: "interface.json"))
    return try JSONDecoder().decode([String: Operation].self, from: data)
  }

  private static func schema(of operation: [String: Any]) -> Any? {
    ["responses", "200", "content", "application/json", "schema"]
      .reduce(operation as Any?) { value, name in (value as? [String: Any])?[name] }
  }

  private static func fields(of schema: Any?, at path: String) -> Set<String> {
    guard let schema = schema as? [String: Any] else { return [] }
    if let properties = schema["properties"] as? [String: Any], !properties.isEmpty {
      return properties.reduce(into: []) { $0.formUnion(fields(of: $1.value, at: joined(path, to: $1.key))) }
    }
    if let items = schema["items"] as? [String: Any], !items.isEmpty { return fields(of: items, at: path) }
    return path.isEmpty ? [] : [path]
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
