import Foundation
import TMDB

/// The handler of requests for `/t/p/{size}/{file}`.
struct PictureHandler: Sendable {
  let data: SampleData
  let store: PictureStore

  /// The version of the artwork. Increase it when the rendering changes, to invalidate cached images.
  private static let edition = 2

  /// The sizes in TMDB's configuration, of all kinds.
  private static let sizes: Set<String> = [
    "w45", "w92", "w154", "w185", "w300", "w342", "w500", "w780", "w1280", "h632", "original",
  ]

  /// Returns a response, or `nil` if the path doesn't begin with `/t/p/`.
  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse? {
    let segments = request.url.path(percentEncoded: true).split(separator: "/").map(String.init)
    guard segments.starts(with: ["t", "p"]) else { return nil }
    guard request.method == .get else { return Self.errorResponse(405) }
    guard segments.count == 4, Self.sizes.contains(segments[2]), let size = PictureSize(segments[2]),
      let file = PictureFile(segments[3]), let subject = try? data.subject(of: file)
    else { return Self.errorResponse(404) }
    do {
      let key = PictureStore.Key(
        subject: subject, size: size, path: "\(Self.edition)/\(segments[2])/\(subject.fingerprint).jpg")
      return Self.imageResponse(try await store.picture(key), tag: key.path).notModified(to: request)
    } catch is CancellationError {
      throw .cancelled
    } catch {
      return Self.errorResponse(500)
    }
  }
}

extension PictureHandler {
  private static func imageResponse(_ data: Data, tag: String) -> NetworkResponse {
    NetworkResponse(
      headers: [
        "content-type": "image/jpeg", "cache-control": "public, max-age=31536000",
        "etag": "\"\(Fingerprint.hex(tag.utf8))\"",
      ],
      body: data)
  }

  private static func errorResponse(_ status: Int) -> NetworkResponse {
    NetworkResponse(status: status, headers: ["content-type": "text/plain", "cache-control": "no-store"])
  }
}

/// The identity of a cached image, which covers everything that affects its look. If a title or an ID's meaning
/// changes, the cached image isn't used.
extension ArtworkSubject {
  /// The fingerprint in hexadecimal digits, equal on every machine.
  var fingerprint: String {
    let parts = [kind.rawValue, "\(seed)", title, subtitle, "\(year ?? 0)", "\(genres)"]
    return Fingerprint.hex(parts.joined(separator: "\u{1f}").utf8)
  }
}
