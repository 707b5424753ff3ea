import Foundation
import Synchronization
import TMDB

/// A network that replays responses from a table or a folder.
///
/// For unknown paths it responds like TMDB, with status 404 and code 34. It records the requests for the test.
public final class ReplayNetworking: Networking {
  private let folder: URL?
  private let state = Mutex(State())

  /// Creates a network that responds from a table.
  ///
  /// - Parameter responses: The responses by path (`/3/movie/popular`), or by path and some query parameters
  ///   (`/3/movie/popular?page=2`). Several responses to a request are replayed in order, and the last one repeats.
  public init(_ responses: [String: [NetworkResponse]] = [:]) {
    folder = nil
    state.withLock { $0.responses = responses }
  }

  /// Creates a network that responds from a folder. Files are named after the path below `/3/`, such as
  /// `movie/popular.json`.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The recorded requests, oldest first.
  public var requests: [NetworkRequest] { state.withLock(\.requests) }

  /// Adds a response to a request. See ``init(_:)``.
  public func stub(_ path: String, with response: NetworkResponse) {
    state.withLock { $0.responses[path, default: []].append(response) }
  }

  /// Adds a JSON response to a request.
  public func stub(_ path: String, json: String, status: Int = 200) {
    stub(path, with: .json(json, status: status))
  }

  /// Returns a response immediately: from the table, from the folder, or with status 404. Records the request.
  ///
  /// - Throws: ``NetworkError/cancelled`` if the task is already cancelled. In this case the request is not recorded.
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    if Task.isCancelled { throw .cancelled }
    let response = state.withLock { $0.nextResponse(to: request) }
    return response ?? file(for: request) ?? .notFound
  }
}

extension NetworkResponse {
  /// Returns a JSON response with TMDB's content type.
  public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> NetworkResponse {
    let type = ["content-type": "application/json;charset=utf-8"]
    return NetworkResponse(status: status, headers: type.merging(headers) { _, new in new }, body: Data(text.utf8))
  }

  /// TMDB's response to a request for an unknown object.
  public static var notFound: NetworkResponse {
    let message = "The resource you requested could not be found."
    return .json(#"{"success":false,"status_code":34,"status_message":"\#(message)"}"#, status: 404)
  }
}

private struct State: Sendable {
  var responses: [String: [NetworkResponse]] = [:]
  var requests: [NetworkRequest] = []

  mutating func nextResponse(to request: NetworkRequest) -> NetworkResponse? {
    requests.append(request)
    let requestParameters = Set(request.url.query(percentEncoded: false)?.split(separator: "&") ?? [])
    let matching = responses.keys.filter { key in
      let parts = key.split(separator: "?", maxSplits: 1)
      guard let path = parts.first, path == request.url.path else { return false }
      return parts.count < 2 || requestParameters.isSuperset(of: parts[1].split(separator: "&"))
    }
    guard let best = matching.max(by: { $0.count < $1.count }), let first = responses[best]?.first else { return nil }
    if responses[best, default: []].count > 1 { responses[best]?.removeFirst() }
    return first
  }
}

extension ReplayNetworking {
  private func file(for request: NetworkRequest) -> NetworkResponse? {
    guard let folder, request.url.path.hasPrefix("/3/"), !request.url.pathComponents.contains("..") else { return nil }
    let file = folder.appending(path: request.url.path.dropFirst(3) + ".json")
    guard let body = try? Data(contentsOf: file) else { return nil }
    return NetworkResponse(headers: ["content-type": "application/json;charset=utf-8"], body: body)
  }
}
