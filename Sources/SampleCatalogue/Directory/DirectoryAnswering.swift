import Foundation
import TMDB

/// Responds to requests for `/directory/users.json` with a sample directory of users.
struct DirectoryAnswering: Sendable {
  let folder: URL

  /// Returns a response, or `nil` if the path is a different one.
  func response(to request: NetworkRequest) -> NetworkResponse? {
    guard request.method == .get, request.url.path == "/directory/users.json",
      let body = try? Data(contentsOf: folder.appending(path: "users.json"))
    else { return nil }
    return NetworkResponse(headers: ["content-type": "application/json;charset=utf-8"], body: body)
      .unlessKnown(to: request)
  }
}
