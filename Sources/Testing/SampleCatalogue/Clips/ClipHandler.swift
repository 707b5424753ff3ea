import Foundation
import TMDB

/// The handler of requests for `/clips/{name}.webm`, which returns the whole file or the requested range.
struct ClipHandler: Sendable {
  /// The folder of the clips.
  let folder: URL

  /// Returns a response, or `nil` if the path doesn't begin with `/clips/`.
  func response(to request: NetworkRequest) -> NetworkResponse? {
    let segments = request.url.path(percentEncoded: true).split(separator: "/").map(String.init)
    guard segments.first == "clips" else { return nil }
    guard request.method == .get else { return Self.errorResponse(405) }
    guard segments.count == 2, let clip = clip(segments[1]) else { return Self.errorResponse(404) }
    let response = NetworkResponse(
      headers: [
        "content-type": "video/webm", "cache-control": "public, max-age=31536000", "accept-ranges": "bytes",
        "etag": "\"\(Fingerprint.hex(clip))\"",
      ],
      body: clip)
    return response.partialResponse(for: request).notModified(to: request)
  }
}

extension ClipHandler {
  /// Returns a clip's data. Names may contain only letters, so that no request can leave the folder.
  private func clip(_ file: String) -> Data? {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "webm", parts[0].allSatisfy({ ("a"..."z").contains($0) }) else { return nil }
    return try? Data(contentsOf: folder.appending(path: file))
  }

  private static func errorResponse(_ status: Int) -> NetworkResponse {
    NetworkResponse(status: status, headers: ["content-type": "text/plain", "cache-control": "no-store"])
  }
}
