// All titles with all parts, decoded from their own pages, as the expected values for lists and filters.
import Foundation
import SampleCatalogue
import TMDB
import Testing

/// The content of the catalogue, requested once.
enum CatalogueContent {
  static let movies = Task { try await movies(of: catalogue) }
  static let shows = Task { try await shows(of: catalogue) }

  static func movies(of networking: any Networking) async throws -> [MovieDetails] {
    try await ids("discover/movie").asyncMap { id in
      try await page("movie/\(id)", appending: MoviePart.allCases.map(\.rawValue), as: MovieDetails.self)
    }
  }

  static func shows(of networking: any Networking) async throws -> [TVShowDetails] {
    try await ids("discover/tv").asyncMap { id in
      try await page("tv/\(id)", appending: TVPart.allCases.map(\.rawValue), as: TVShowDetails.self)
    }
  }

  /// Returns the IDs on all pages of a list, in order.
  static func ids(_ path: String) async throws -> [Int] {
    let first = try await fetch(path)
    var ids = first.ids
    let pages = try #require(first.object["total_pages"] as? Int, "\(path)")
    if pages > 1 {
      for page in 2...pages { ids += try await fetch("\(path)\(path.contains("?") ? "&" : "?")page=\(page)").ids }
    }
    return ids
  }

  /// Returns a page with all its parts, and checks that decoding lost nothing.
  static func page<Value: Decodable>(_ path: String, appending parts: [String], as type: Value.Type) async throws
    -> Value
  {
    let reply = try await fetch("\(path)?append_to_response=\(parts.joined(separator: ","))")
    let report = DecodingReport()
    let decoder = JSONDecoder()
    decoder.userInfo[.decodingReport] = report
    let value = try decoder.decode(type, from: reply.response.body)
    #expect(report.isClean, "\(path): \(report.paths)")
    return value
  }
}

extension Array {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
