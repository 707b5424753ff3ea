import Catalogue
import Foundation
import TitleIdentity

/// A saved download: the user's request and its result.
package struct DownloadRecord: Codable, Hashable, Sendable {
  package var item: DownloadedItem
  /// The source of the responses. Each source has its own downloads.
  var source: String
  /// The languages and the country of the downloaded responses, such as `de-DE DE`, or `nil` before the first download.
  /// TMDB's responses depend on them.
  var locale: String?
  /// The result of the latest complete download, or `nil` before the first one.
  package var summary: DownloadSummary?

  private enum CodingKeys: String, CodingKey {
    case item = "place"
    case source
    case locale = "reader"
    case summary = "holdings"
  }
}

/// The result of a complete download.
public struct DownloadSummary: Codable, Hashable, Sendable {
  /// The number of downloaded titles.
  public var titles: Int
  /// The number of titles that TMDB no longer has, or for which it returned an unreadable response.
  public var missing: Int
  /// The size of the pages and pictures, in bytes.
  public var bytes: Int
  /// The date when the download was complete.
  public var date: Date

  public init(titles: Int, missing: Int = 0, bytes: Int, date: Date) {
    self.titles = titles
    self.missing = missing
    self.bytes = bytes
    self.date = date
  }
}

/// The progress of a download.
public struct DownloadProgress: Hashable, Sendable {
  /// The number of processed titles.
  public var done = 0
  /// The total number of titles, or `nil` while it is unknown.
  public var total: Int?
  /// The size of the pages and pictures so far, in bytes.
  public var bytes = 0

  public init(done: Int = 0, total: Int? = nil, bytes: Int = 0) {
    self.done = done
    self.total = total
    self.bytes = bytes
  }
}
