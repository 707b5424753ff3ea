import Foundation
import Synchronization
import TMDB

/// A network that gives the answers it was given: from a table by path, or from a folder of files.
///
/// What it does not know it answers as TMDB does, with status 404 and code 34. It keeps the requests for a test to
/// look at.
public final class ReplayNetworking: Networking {
  private let folder: URL?
  private let state = Mutex(State())

  /// Answers from a table, by path (`/3/movie/popular`) or by path and part of the query (`/3/movie/popular?page=2`).
  ///
  /// Several answers to one question are given in turn, and the last one again and again.
  public init(_ answers: [String: [NetworkResponse]] = [:]) {
    folder = nil
    state.withLock { $0.answers = answers }
  }

  /// Answers from files of a folder, named after the path under `/3/` with `.json`, such as `movie/popular.json`.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The requests so far, oldest first.
  public var requests: [NetworkRequest] { state.withLock(\.requests) }

  /// Adds an answer to a question; see ``init(_:)``.
  public func answer(_ question: String, with response: NetworkResponse) {
    state.withLock { $0.answers[question, default: []].append(response) }
  }

  /// Adds an answer of JSON to a question.
  public func answer(_ question: String, json: String, status: Int = 200) {
    answer(question, with: .json(json, status: status))
  }

  /// Gives the answer at once, of the table, else of the folder, else status 404; it keeps the request in ``requests``.
  /// Throws only ``NetworkError/cancelled``, where the task is cancelled already; that request is not kept.
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    if Task.isCancelled { throw .cancelled }
    let answer = state.withLock { $0.answer(to: request) }
    return answer ?? file(for: request) ?? .notFound
  }
}

extension NetworkResponse {
  /// An answer of JSON, as TMDB labels it.
  public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> NetworkResponse {
    let type = ["content-type": "application/json;charset=utf-8"]
    return NetworkResponse(status: status, headers: type.merging(headers) { _, own in own }, body: Data(text.utf8))
  }

  /// TMDB's answer for what it does not know.
  public static var notFound: NetworkResponse {
    let message = "The resource you requested could not be found."
    return .json(#"{"success":false,"status_code":34,"status_message":"\#(message)"}"#, status: 404)
  }
}

private struct State: Sendable {
  var answers: [String: [NetworkResponse]] = [:]
  var requests: [NetworkRequest] = []

  mutating func answer(to request: NetworkRequest) -> NetworkResponse? {
    requests.append(request)
    let asked = Set(request.url.query(percentEncoded: false)?.split(separator: "&") ?? [])
    let matching = answers.keys.filter { question in
      let parts = question.split(separator: "?", maxSplits: 1)
      guard let path = parts.first, path == request.url.path else { return false }
      return parts.count < 2 || asked.isSuperset(of: parts[1].split(separator: "&"))
    }
    guard let best = matching.max(by: { $0.count < $1.count }), let first = answers[best]?.first else { return nil }
    if answers[best, default: []].count > 1 { answers[best]?.removeFirst() }
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
