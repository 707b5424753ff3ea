import Foundation
import FoundationNetworking
import ToolTestSupport
import XCTest

/// Part of a JSON response from the server, decoded without the app's code. Missing values are empty.
struct SentResponse {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(key: String) -> SentResponse { SentResponse((value as? [String: Any])?[key]) }

  var text: String { value as? String ?? "" }
  var number: Int { value as? Int ?? 0 }
  var rows: [SentResponse] { (value as? [Any] ?? []).map { SentResponse($0) } }
  var isNothing: Bool { value == nil || value is NSNull }

  /// The names of a season's episodes, as the app shows them.
  var episodeNames: [String] { self["episodes"].rows.map { "\($0["episode_number"].number). \($0["name"].text)" } }
}

extension SampleServer {
  /// Sends a request to the server, which also appears in its log.
  ///
  /// - Parameter path: The path, such as `movie/603`, with an optional query.
  func response(_ path: String) throws -> SentResponse {
    let address = "\(address)/3/\(path)\(path.contains("?") ? "&" : "?")language=en&api_key=any"
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    return SentResponse(try JSONSerialization.jsonObject(with: Data(contentsOf: url)))
  }

  /// Returns the ID of the series with this name.
  func series(named name: String) throws -> Int {
    let rows = try response("search/tv?query=\(name)")["results"].rows
    return try XCTUnwrap(rows.first { $0["name"].text == name })["id"].number
  }
}
