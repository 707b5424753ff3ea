// Checks against TMDB's OpenAPI file, if the environment names one. The project contains no copy.
import Foundation
import SampleCatalogue
import TMDB
import TMDBTesting
import Testing

/// The OpenAPI file that `TMDB_OPENAPI` names.
private enum Documentation {
  static let variable = "TMDB_OPENAPI"
  static let path = ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  static let skipped = "\(variable) names no file, so nothing was checked against TMDB's documentation."

  /// Returns the parameter names of all operations, by method and path, with `{}` for placeholders.
  static func operations() throws -> [String: Set<String>] {
    guard let path else { return [:] }
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    let paths = try #require((json as? [String: Any])?["paths"] as? [String: [String: Any]])
    var operations: [String: Set<String>] = [:]
    for (path, item) in paths {
      for (method, operation) in item {
        let parameters = (operation as? [String: Any])?["parameters"] as? [[String: Any]] ?? []
        let names = parameters.filter { $0["in"] as? String == "query" }.compactMap { $0["name"] as? String }
        operations["\(method.uppercased()) \(pattern(path))"] = Set(names)
      }
    }
    return operations
  }

  private static func pattern(_ path: String) -> String {
    let segments = path.split(separator: "/").dropFirst().map { $0.hasPrefix("{") ? "{}" : String($0) }
    return "/" + segments.joined(separator: "/")
  }
}

@Suite(.enabled(if: Documentation.path != nil, Comment(rawValue: Documentation.skipped)))
struct DocumentationTests {
  /// Paths that TMDB supports, as recordings show, but doesn't document.
  private static let undocumented: Set<String> = [
    "GET /movie/{}/releases", "GET /movie/{}/casts", "GET /movie/{}/similar_movies", "GET /company/{}/movies",
    "GET /genre/{}/movies", "GET /job/list", "GET /account", "GET /genre/list", "GET /person/{}/credits",
  ]

  /// Parameters for images and videos, which TMDB supports on all such paths but documents only for a few.
  private static let undocumentedParameters: Set<String> = ["include_video_language", "include_image_language"]

  @Test func `TMDB documents every path and parameter that the library requests`() throws {
    let operations = try Documentation.operations()
    #expect(operations.count > 140)
    for endpoint in Endpoint.all {
      let name = "\(endpoint.method.rawValue) \(endpoint.pattern)"
      guard !Self.undocumented.contains(name) else { continue }
      guard let parameters = operations[name] else {
        Issue.record("\(name) is not documented")
        continue
      }
      let extra = endpoint.parameters.subtracting(parameters).subtracting(Self.undocumentedParameters)
      #expect(extra.isEmpty || name.hasSuffix("/latest") && extra == ["language"], "\(name): \(extra)")
    }
  }

  @Test func `Every documented GET path returns the expected status`() async throws {
    for name in try Documentation.operations().keys.sorted() where name.hasPrefix("GET ") {
      let pattern = String(name.dropFirst(4))
      let response = try await fetch(SamplePaths.filled(pattern))
      #expect(response.status == SamplePaths.expectedStatus(pattern), "\(pattern)")
    }
  }
}
