// Bad responses, made from the correct ones.
import Foundation
import TMDB

extension BadResponse {
  /// Whether the correct response is needed to make this one.
  var needsOriginalResponse: Bool {
    switch self {
    case .error, .dropped, .garbage, .text: false
    case .cut, .truncated, .empty, .pages, .picture: true
    }
  }

  /// Returns the bad response to send in place of the correct one.
  ///
  /// - Parameters:
  ///   - response: The correct response.
  ///   - url: The requested URL.
  func delivery(of response: NetworkResponse, at url: URL) -> Delivery {
    switch self {
    case .dropped: .dropped
    case .cut: .cut(response)
    case .error(let status, let seconds): .whole(NetworkResponse(status: status, retryAfter: seconds))
    case .truncated: .whole(response.with(response.body.prefix(response.body.count / 2)))
    case .garbage:
      .whole(
        NetworkResponse(["content-type": json], Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 151 ^ 0xA5) })))
    case .text: .whole(NetworkResponse(["content-type": "text/html; charset=utf-8"], Data(page.utf8)))
    case .empty: .whole(response.list(ofPages: 1, isEmpty: true))
    case .pages(let count): .whole(response.list(ofPages: count))
    case .picture(let kind): .whole((kind ?? .turn(of: url)).response(inPlaceOf: response, at: url))
    }
  }
}

extension NetworkResponse {
  fileprivate init(_ headers: [String: String], _ body: Data) { self.init(headers: headers, body: body) }

  fileprivate init(status: Int, retryAfter seconds: Int?) {
    self.init(ErrorResponse.faults.first { $0.status == status } ?? .internalError)
    if let seconds { headers["retry-after"] = "\(seconds)" }
  }

  /// Returns the response with another body and without its tag.
  fileprivate func with(_ body: Data) -> NetworkResponse {
    var response = self
    response.body = body
    response.headers["etag"] = nil
    return response
  }

  /// Returns the list with fewer pages. Pages after the last have no results. Responses that aren't lists are
  /// unchanged.
  fileprivate func list(ofPages limit: Int, isEmpty: Bool = false) -> NetworkResponse {
    guard var content = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any],
      let results = content["results"] as? [Any], let page = content["page"] as? Int
    else { return self }
    let pages = min(content["total_pages"] as? Int ?? 1, limit)
    content["total_pages"] = pages
    content["total_results"] = isEmpty ? 0 : min(content["total_results"] as? Int ?? results.count, pages * 20)
    if isEmpty || page > pages { content["results"] = [Any]() }
    guard let body = try? JSONSerialization.data(withJSONObject: content, options: .sortedKeys) else { return self }
    return with(body)
  }
}

private let json = "application/json;charset=utf-8"
private let page = "<!DOCTYPE html><title>Welcome</title><p>Log in to use this network.</p>"
