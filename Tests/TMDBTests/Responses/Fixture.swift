import Foundation
import TMDB
import TMDBTesting
import Testing

/// A response in TMDB's format about invented titles and people.
///
/// The path of a file in `Fixtures/Responses` is the path of its endpoint, with `id` in place of values:
/// `movie/id/credits.json`. A suffix names a variant (`movie/id+sparse.json`) or a method (`list.post.json`).
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The path of the file, without `.json`.
  let name: String
  let body: Data

  var testDescription: String { name }

  /// The responses, by path.
  static let responses = read("Responses")
  /// The error messages, each named after its HTTP status and TMDB's code.
  static let errors = read("Errors")

  /// Returns whether parts of the response are unreadable on purpose.
  var isDamaged: Bool { variant == "damaged" }

  /// The name of the variant, such as `sparse`; `nil` for an endpoint's usual response.
  var variant: String? {
    name.firstMatch(of: /\+([a-z-]+)/).map { String($0.1) }
  }

  /// The endpoint that sends the response.
  func endpoint() throws -> Endpoint {
    let usual = name.replacing(/\+[a-z-]+/, with: "")
    return try #require(Endpoint.all.first { $0.fixtureName() == usual }, "\(name) has no endpoint")
  }
}

extension Fixture {
  private static func read(_ folder: String) -> [Fixture] {
    guard let url = Bundle.module.url(forResource: "Fixtures", withExtension: nil)?.appending(path: folder),
      let files = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
    else { return [] }
    return files.filter { $0.hasSuffix(".json") }.sorted().compactMap { file in
      (try? Data(contentsOf: url.appending(path: file))).map { Fixture(name: String(file.dropLast(5)), body: $0) }
    }
  }
}

extension Endpoint {
  /// Returns the name of the endpoint's fixture.
  func fixtureName(_ variant: String? = nil) -> String {
    let path = String(pattern.dropFirst()).replacing("{}", with: "id")
    let suffix = method == .get ? "" : "." + method.rawValue.lowercased()
    return path + (variant.map { "+" + $0 } ?? "") + suffix
  }
}

/// Returns the fixture for a target, or a variant of it, as the client decodes it.
func response<Response>(to target: Target<Response>, _ variant: String? = nil) throws -> Response {
  let name = Endpoint(target).fixtureName(variant)
  let fixture = try #require(Fixture.responses.first { $0.name == name }, "There is no fixture \(name)")
  return try decoded(Response.self, String(decoding: fixture.body, as: UTF8.self))
}
