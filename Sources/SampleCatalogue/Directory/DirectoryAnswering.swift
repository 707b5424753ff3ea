import Foundation
import TMDB

/// Answers requests for `/directory/users.json`: those who may be watching, for trying a directory at an address.
struct DirectoryAnswering: Sendable {
  let folder: URL

  /// Nothing when the path is another.
  func response(to request: NetworkRequest) -> NetworkResponse? {
    guard request.method == .get, request.url.path == "/directory/users.json",
      let body = try? Data(contentsOf: folder.appending(path: "users.json"))
    else { return nil }
    return NetworkResponse(headers: ["content-type": "application/json;charset=utf-8"], body: body)
      .unlessKnown(to: request)
  }
}
