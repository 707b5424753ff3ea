import Foundation
import TMDB

/// The handler of requests for `/directory/users.json`, which returns a sample directory of users.
struct DirectoryHandler: Sendable {
  let folder: URL

  /// Returns a response, or `nil` if the path is a different one.
  func response(to request: NetworkRequest) -> NetworkResponse? {
    guard request.method == .get, request.url.path == "/directory/users.json",
      let body = try? Data(contentsOf: folder.appending(path: "users.json"))
    else { return nil }
    return NetworkResponse(headers: ["content-type": "application/json;charset=utf-8"], body: body)
      .notModified(to: request)
  }
}
