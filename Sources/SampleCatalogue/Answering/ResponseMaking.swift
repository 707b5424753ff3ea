// Makes HTTP answers of JSON: the headers that TMDB sends, and the short answer to a reader who has the text already.
import Foundation
import TMDB

extension NetworkResponse {
  init(_ json: JSON, status: Int = 200) {
    self.init(
      status: status,
      headers: [
        "content-type": "application/json;charset=utf-8",
        "cache-control": status == 200 ? "public, max-age=21600" : "public, max-age=0",
      ],
      body: JSONWriter.data(json))
    if status == 200 { headers["etag"] = "W/\"\(Fingerprint.hex(body))\"" }
  }

  init(_ refusal: Refusal) {
    self.init(refusal.body, status: refusal.status)
  }

  /// The same answer without its body, status 304, when the request names this answer's tag.
  func unlessKnown(to request: NetworkRequest) -> NetworkResponse {
    guard let tag = headers["etag"], let known = request.header("if-none-match") else { return self }
    let tags = known.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard tags.contains(tag) || tags.contains("*") else { return self }
    var answer = self
    answer.status = 304
    answer.body = Data()
    return answer
  }
}

extension NetworkRequest {
  func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name }?.value
  }
}
