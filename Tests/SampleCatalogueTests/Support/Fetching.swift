// Requests to the catalogue, with responses as plain JSON.
import Foundation
import SampleCatalogue
import TMDB
import Testing

/// The catalogue that all tests share, with a fixed date.
let catalogue = SampleNetworking(today: { Date(timeIntervalSince1970: 1_767_225_600) })

struct SampleResponse {
  let response: NetworkResponse

  /// The body as an object, or an empty one if it isn't an object.
  var object: [String: Any] {
    (try? JSONSerialization.jsonObject(with: response.body)) as? [String: Any] ?? [:]
  }

  var results: [[String: Any]] { object.rows("results") }

  var ids: [Int] { results.compactMap { $0["id"] as? Int } }

  var titles: [String] { results.compactMap { ($0["title"] ?? $0["name"]) as? String } }

  var status: Int { response.status }

  var code: Int? { object["status_code"] as? Int }
}

extension [String: Any] {
  func rows(_ name: String) -> [[String: Any]] {
    self[name] as? [[String: Any]] ?? []
  }
}

/// Sends a request.
///
/// - Parameters:
///   - path: The path after `/3/`, with its parameters.
///   - method: The HTTP method.
///   - headers: Additional headers.
///   - body: The request's body.
///   - networking: The catalogue or the network to use.
func fetch(
  _ path: String, _ method: NetworkRequest.Method = .get, headers: [String: String] = [:], body: String? = nil,
  of networking: any Networking = catalogue
) async throws -> SampleResponse {
  let url = try #require(URL(string: "https://api.themoviedb.org/3/" + path))
  let request = NetworkRequest(method, url, headers: headers, body: body.map { Data($0.utf8) })
  return SampleResponse(response: try await networking.response(to: request))
}
