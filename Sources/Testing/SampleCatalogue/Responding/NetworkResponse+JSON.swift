// HTTP responses with TMDB's headers, and 304 responses to clients that have the current version.
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

  init(_ error: ErrorResponse) {
    self.init(error.body, status: error.status)
  }

  /// Returns the response without its body and with status 304 if the request's `If-None-Match` has this response's
  /// tag.
  func notModified(to request: NetworkRequest) -> NetworkResponse {
    guard let tag = headers["etag"], let known = request.header("if-none-match") else { return self }
    let tags = known.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard tags.contains(tag) || tags.contains("*") else { return self }
    var response = self
    response.status = 304
    response.body = Data()
    return response
  }
}

extension NetworkRequest {
  func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name }?.value
  }
}
