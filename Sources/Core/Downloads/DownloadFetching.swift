import AppFoundation
import Catalogue
import Localization
import TMDB
import TitleIdentity

/// A fetcher of all responses and pictures that a download needs.
///
/// It doesn't request responses again that were confirmed within a day. A repeated download therefore resumes where it
/// stopped.
public protocol DownloadFetching: Sendable {
  /// The source of the responses.
  var source: String { get }
  /// The languages and the country of the responses.
  var locale: String { get }

  /// Fetches the pages of a list and returns its titles.
  func contents(of item: DownloadedItem) async throws(DownloadError) -> DownloadContents
  /// Fetches a title's pages and pictures, and pins them for a download.
  ///
  /// - Returns: The size of the pages and pictures, in bytes.
  func fetch(_ title: DownloadedTitle, for item: DownloadedItem.ID) async throws(DownloadError) -> Int
  /// Removes the download's pins that haven't been renewed since the previous call, because the download is complete.
  func removeStalePins(of item: DownloadedItem.ID) async
  /// Removes all pins of a download.
  func release(_ item: DownloadedItem.ID) async
  /// Removes the pins of all other downloads.
  ///
  /// - Parameter downloads: The downloads that remain pinned, each with its source.
  func releaseAll(except downloads: [(source: String, id: DownloadedItem.ID)]) async
  /// Returns whether the download has pinned any content. The cache may have been cleared or lost.
  func isPinned(_ item: DownloadedItem.ID) async -> Bool
}

/// The titles of a download.
public struct DownloadContents: Hashable, Sendable {
  /// TMDB's name for the list, or `nil` if there is none.
  public var name: String?
  public var titles: [DownloadedTitle]
  /// The size of the list's pages, in bytes.
  public var bytes: Int

  public init(name: String? = nil, titles: [DownloadedTitle], bytes: Int = 0) {
    self.name = name
    self.titles = titles
    self.bytes = bytes
  }
}

/// A title to download, with the properties that affect its requests.
public struct DownloadedTitle: Hashable, Sendable {
  public let id: TitleID
  /// The summary that a row shows, or `nil` if no row leads to the title.
  public var summary: TitleSummary?
  /// The title's original language, if it is known.
  public var original: LanguageTag?
  /// Whether to download all of the title's pictures, not only those that are visible at first.
  public var isComplete: Bool

  public init(_ id: TitleID, summary: TitleSummary? = nil, original: LanguageTag? = nil, isComplete: Bool = false) {
    self.id = id
    self.summary = summary
    self.original = original ?? summary?.originalLanguage
    self.isComplete = isComplete
  }
}

/// An error that occurs during a download.
public enum DownloadError: Error, Hashable, Sendable {
  /// The server is unreachable.
  case offline
  /// The requested content doesn't exist or is unreadable. The download continues with the next title.
  case missing
  /// The download can't continue for now. The value is the message to show.
  case stopped(String)
  /// The response or picture couldn't be stored.
  case notWritten
  case cancelled
}

extension DownloadError {
  init(_ error: TMDBError) {
    switch error {
    case .cancelled: self = .cancelled
    case .offline, .workingOffline, .timedOut: self = .offline
    case .blocked(let problem) where problem.isTransient: self = .offline
    case .notFound, .refused, .unreadableResponse, .invalidRequest, .tooLarge: self = .missing
    case .invalidCredential, .notPermitted, .rateLimited, .serverError, .blocked:
      self = .stopped(
        [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " "))
    }
  }

  /// The message to show, or `nil` if there was no failure.
  var sentence: String? {
    switch self {
    case .offline: tr("Can’t reach TMDB.")
    case .missing: tr("TMDB doesn’t have this page.")
    case .stopped(let sentence): sentence
    case .notWritten: tr("The disk may be full.")
    case .cancelled: nil
    }
  }
}
