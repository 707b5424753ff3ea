import Foundation
import TMDB

/// Answers requests for `/clips/{name}.webm`, whole or in the part that a player asks for.
struct ClipAnswering: Sendable {
  /// With the clips in it.
  let folder: URL

  /// Nothing when the path does not begin with `/clips/`.
  func response(to request: NetworkRequest) -> NetworkResponse? {
    let segments = request.url.path(percentEncoded: true).split(separator: "/").map(String.init)
    guard segments.first == "clips" else { return nil }
    guard request.method == .get else { return Self.refusal(405) }
    guard segments.count == 2, let clip = clip(segments[1]) else { return Self.refusal(404) }
    var answer = NetworkResponse(
      headers: [
        "content-type": "video/webm", "cache-control": "public, max-age=31536000", "accept-ranges": "bytes",
        "etag": "\"\(Fingerprint.hex(clip))\"",
      ],
      body: clip)
    if let range = request.header("range") { answer.cut(to: range) }
    return answer.unlessKnown(to: request)
  }
}

extension ClipAnswering {
  /// A name is letters alone, and so leads nowhere else.
  private func clip(_ file: String) -> Data? {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "webm", parts[0].allSatisfy({ ("a"..."z").contains($0) }) else { return nil }
    return try? Data(contentsOf: folder.appending(path: file))
  }

  private static func refusal(_ status: Int) -> NetworkResponse {
    NetworkResponse(status: status, headers: ["content-type": "text/plain", "cache-control": "no-store"])
  }
}

extension NetworkResponse {
  /// Leaves the bytes of one range, such as `bytes=100-199`, `bytes=100-` or `bytes=-100`. What is no such range asks
  /// for everything, as HTTP has it; one that begins behind the end is refused.
  fileprivate mutating func cut(to range: String) {
    let parts = range.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "bytes" else { return }
    let words = parts[1].split(separator: "-", omittingEmptySubsequences: false)
    let ends = words.map { Int($0) }
    guard words.count == 2, parts[1] != "-", zip(words, ends).allSatisfy({ $0.isEmpty || $1 != nil }) else { return }
    if let first = ends[0], let last = ends[1], last < first { return }
    let count = body.count
    let first = ends[0] ?? max(0, count - (ends[1] ?? 0))
    let last = ends[0] == nil ? count - 1 : min(ends[1] ?? count - 1, count - 1)
    guard first <= last else {
      (status, body) = (416, Data())
      headers["content-range"] = "bytes */\(count)"
      return
    }
    status = 206
    headers["content-range"] = "bytes \(first)-\(last)/\(count)"
    body = body.subdata(in: body.startIndex + first..<body.startIndex + last + 1)
  }
}
