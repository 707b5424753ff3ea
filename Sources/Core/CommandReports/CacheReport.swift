import AppFoundation
import Foundation
import Localization
import ResponseCache

/// The state of the cache for the command line, as lines of text or as JSON.
public struct CacheReport: CommandReport, Sendable {
  public let status: ResponseCacheStatus
  /// The size of the cached pictures, in bytes.
  public let pictureBytes: Int
  /// The size of all pinned responses and pictures, in bytes. The other sizes include it.
  public let heldBytes: Int

  public init(_ status: ResponseCacheStatus, pictureBytes: Int, heldPictureBytes: Int = 0) {
    self.status = status
    self.pictureBytes = pictureBytes
    heldBytes = status.pinnedBytes + heldPictureBytes
  }

  /// The message to print after clearing everything except the downloads, or `nil` if there are none.
  public var leftSentence: String? {
    heldBytes == 0
      ? nil
      : tr(
        "Downloads still use {size}. To clear them until you’re next online, add --downloads.",
        ["size": megabytes(heldBytes)])
  }

  /// Returns one line per source, with its name, its numbers of responses and titles, its size, and its dates. Lines
  /// for the pictures, the total size and the downloads follow.
  public func text() -> String {
    var rows = sources.map { source, status in (source.rawValue, text(of: status)) }
    rows.append((tr("pictures"), megabytes(pictureBytes)))
    rows.append((tr("on disk"), megabytes(status.fileBytes + pictureBytes)))
    if heldBytes > 0 { rows.append((tr("downloads"), tr("{size} of that", ["size": megabytes(heldBytes)]))) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, value in name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + value }
      .joined(separator: "\n")
  }

  /// Returns one JSON object.
  public func json() throws -> String {
    try Whole(
      sources: sources.map { SourceRow($0, $1) }, bytes: status.bytes, limit: status.limit,
      fileBytes: status.fileBytes, pictureBytes: pictureBytes, heldBytes: heldBytes
    ).commandJSON()
  }
}

extension CacheReport {
  private var sources: [(ResponseSource, SourceStatus)] {
    status.sources.sorted { $0.key.rawValue < $1.key.rawValue }
  }

  private func text(of status: SourceStatus) -> String {
    [
      tr(one: "{count} response", other: "{count} responses", count: status.responses),
      tr(one: "{count} title", other: "{count} titles", count: status.titles), megabytes(status.bytes),
      days(of: status),
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func days(of status: SourceStatus) -> String {
    let days = [status.oldest, status.newest].compactMap(\.self).map { $0.formatted(.iso8601.year().month().day()) }
    return days.count == 2 ? tr("{first} to {last}", ["first": days[0], "last": days[1]]) : days.first ?? ""
  }

  private func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1_000_000) }
}

private struct Whole: Encodable {
  let sources: [SourceRow]
  let bytes: Int
  let limit: Int
  let fileBytes: Int
  let pictureBytes: Int
  let heldBytes: Int
}

private struct SourceRow: Encodable {
  let source: String
  let answers: Int
  let titles: Int
  let bytes: Int
  let oldest: Date?
  let newest: Date?

  init(_ source: ResponseSource, _ status: SourceStatus) {
    self.source = source.rawValue
    answers = status.responses
    titles = status.titles
    bytes = status.bytes
    oldest = status.oldest
    newest = status.newest
  }
}
