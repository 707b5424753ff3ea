import Foundation
import Synchronization
import SyntheticExports
import TMDB

/// A fake export server behind `Networking` that logs requests and can fail in several ways.
final class ExportServer: Networking {
  struct Export: Sendable {
    let body: Data
    init(_ body: Data) { self.body = body }

    static func films(_ titles: String...) -> Export {
      Export(GzipWriter.compress(Array(exportLines(.movies, titles).utf8)))
    }

    /// An export of more than two pieces. It isn't compressed.
    static var large: Export {
      Export(Data(exportLines(.movies, (0..<60_000).map { "A title that is long enough to make it so \($0)" }).utf8))
    }
  }

  private struct State {
    var exports: [String: Export]
    var requests: [NetworkRequest] = []
    var pauses: [Int] = []
    var bytes = 0
    var statuses: [Int] = []
    var chunkBytes = 2 << 20
    var failure: (after: Int, error: NetworkError)?
  }

  private let state: Mutex<State>

  init(_ exports: [String: Export]) { state = Mutex(State(exports: exports)) }

  var exports: [String: Export] {
    get { state.withLock(\.exports) }
    set { state.withLock { $0.exports = newValue } }
  }

  /// The maximum size of a response, in bytes.
  var chunkBytes: Int {
    get { state.withLock(\.chunkBytes) }
    set { state.withLock { $0.chunkBytes = newValue } }
  }

  /// The statuses of the next responses. Each is used once.
  var statuses: [Int] {
    get { state.withLock(\.statuses) }
    set { state.withLock { $0.statuses = newValue } }
  }

  var addresses: [String] { state.withLock { $0.requests.map(\.url.absoluteString) } }
  var ranges: [String] { state.withLock { $0.requests.compactMap { $0.headers["range"] } } }
  /// The number of bytes sent.
  var bytes: Int { state.withLock(\.bytes) }
  var pauses: [Int] { state.withLock(\.pauses) }

  func notePause(_ number: Int) { state.withLock { $0.pauses.append(number) } }

  /// Makes all requests after the given number of requests fail.
  func fail(after count: Int, with error: NetworkError) { state.withLock { $0.failure = (count, error) } }

  func recover() { state.withLock { $0.failure = nil } }

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let result: Result<NetworkResponse, NetworkError> = state.withLock { state in
      state.requests.append(request)
      if let failure = state.failure, state.requests.count > failure.after { return .failure(failure.error) }
      if !state.statuses.isEmpty { return .success(NetworkResponse(status: state.statuses.removeFirst())) }
      let answer = Self.answer(to: request, state.exports, chunkBytes: state.chunkBytes)
      state.bytes += answer.body.count
      return .success(answer)
    }
    return try result.get()
  }

  private static func answer(
    to request: NetworkRequest, _ exports: [String: Export], chunkBytes: Int
  ) -> NetworkResponse {
    let name = request.url.lastPathComponent.replacing(".json.gz", with: "")
    guard let body = exports[name]?.body else { return NetworkResponse(status: 404) }
    let tag = "\"\(body.count)\""
    let ends = (request.headers["range"] ?? "").dropFirst(6).split(separator: "-").compactMap { Int($0) }
    guard ends.count == 2, request.headers["if-range"] ?? tag == tag else {
      return NetworkResponse(headers: ["etag": tag], body: body)
    }
    guard ends[0] < body.count else {
      return NetworkResponse(status: 416, headers: ["content-range": "bytes */\(body.count)"])
    }
    let last = min(ends[1], ends[0] + chunkBytes - 1, body.count - 1)
    return NetworkResponse(
      status: 206, headers: ["etag": tag, "content-range": "bytes \(ends[0])-\(last)/\(body.count)"],
      body: body.subdata(in: ends[0]..<last + 1))
  }
}
