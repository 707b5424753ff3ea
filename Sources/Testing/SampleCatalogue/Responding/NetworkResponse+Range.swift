// Range requests (RFC 9110, section 14), which players use to seek and downloads use to resume.
import Foundation
import TMDB

extension NetworkResponse {
  /// Returns the requested range, or the whole response if there is none or if `If-Range` names another version.
  func partialResponse(for request: NetworkRequest) -> NetworkResponse {
    guard let range = request.header("range") else { return self }
    if let known = request.header("if-range"), known != headers["etag"] { return self }
    var response = self
    response.cut(to: range)
    return response
  }

  /// Reduces the body to one range, such as `bytes=100-199`, `bytes=100-` or `bytes=-100`. As in HTTP, an invalid range
  /// means the whole body. If the range starts after the end, the status is 416.
  private mutating func cut(to range: String) {
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
