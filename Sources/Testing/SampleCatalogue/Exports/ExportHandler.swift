import Foundation
import SyntheticExports
import TMDB

/// The handler of requests for `/p/exports/{name}_MM_DD_YYYY.json.gz`, which returns the whole file or a range. It
/// covers the days that TMDB has exports of.
struct ExportHandler: Sendable {
  let exports: Exports
  let today: @Sendable () -> Date

  /// Returns a response, or `nil` if the path doesn't begin with `/p/exports/`.
  func response(to request: NetworkRequest) -> NetworkResponse? {
    let segments = request.url.path(percentEncoded: true).split(separator: "/").map(String.init)
    guard segments.starts(with: ["p", "exports"]) else { return nil }
    guard request.method == .get else { return Self.errorResponse(405) }
    guard segments.count == 3, let kind = kind(segments[2]), let body = try? exports(kind) else {
      return Self.errorResponse(404)
    }
    let response = NetworkResponse(
      headers: [
        "content-type": "application/gzip", "accept-ranges": "bytes", "etag": "\"\(Fingerprint.hex(body))\"",
      ],
      body: body)
    return response.partialResponse(for: request).notModified(to: request)
  }
}

extension ExportHandler {
  private func kind(_ file: String) -> ExportKind? {
    (0..<days).lazy.map { Day(today()).adding(days: -$0).text.split(separator: "-").compactMap { Int($0) } }
      .compactMap { day in
        guard day.count == 3 else { return nil }
        return ExportKind.allCases.first { $0.fileName(month: day[1], day: day[2], year: day[0]) == file }
      }.first
  }

  private static func errorResponse(_ status: Int) -> NetworkResponse {
    NetworkResponse(status: status, headers: ["content-type": "text/plain", "cache-control": "no-store"])
  }
}

/// The age limit of exports in days. TMDB keeps them for three months.
private let days = 90
