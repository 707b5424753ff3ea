import Foundation
import Localization
import TMDB
import TitleIdentity
import TitleIndex

/// An error that occurs during a title index's update. The existing index remains in use, and partial downloads are
/// usually retained.
public enum TitleIndexUpdateError: Error, Hashable, Sendable {
  /// The index couldn't be built, or the task was cancelled.
  case index(TitleIndexError)
  /// The names of the most popular titles couldn't be downloaded. The titles themselves can be searched.
  case names(TMDBError)
  /// The exports are unreachable.
  case network(NetworkError)
  /// The server has no export from the last few days.
  case notPublished(MediaKind)
  /// The server returned an unexpected status.
  case refused(status: Int)
  /// The response is larger than any export, or larger than requested.
  case tooLarge(limit: Int)
  /// The export changed repeatedly during the download.
  case unsteady
  /// The server's chunks are much smaller than requested.
  case chunksTooSmall
}

extension TitleIndexUpdateError: LocalizedError {
  /// The description of the error to show.
  public var errorDescription: String? {
    switch self {
    case .index(let error): error.errorDescription
    case .names(let error):
      tr(
        "The titles can be searched, but their names in your languages couldn’t be downloaded. {problem}",
        ["problem": error.errorDescription ?? ""])
    case .network(.switchedOff): TMDBError.workingOffline.errorDescription
    case .network(.timedOut): tr("TMDB’s daily exports took too long to download.")
    case .network(.blocked(let problem)): problem.description(of: "TMDB")
    case .network(.unreadable): tr("The download isn’t compressed as it claims.")
    case .network: tr("Can’t reach TMDB’s daily exports.")
    case .notPublished(.movie): tr("TMDB has no recent export of films.")
    case .notPublished(.show): tr("TMDB has no recent export of series.")
    case .notPublished(.person): tr("TMDB has no recent export of people.")
    case .refused(let status):
      tr(
        "TMDB’s daily exports aren’t available now. The server responded with status {status}.",
        ["status": "\(status)"])
    case .tooLarge: tr("The download is too large to be an export.")
    case .unsteady: tr("The export changed during the download.")
    case .chunksTooSmall: tr("The server sends TMDB’s daily export in chunks that are too small.")
    }
  }

  /// The suggested action to show.
  public var recoverySuggestion: String? {
    switch self {
    case .index(let error): error.recoverySuggestion
    case .names(let error): error.recoverySuggestion
    case .network(.blocked(let problem)): problem.recoverySuggestion
    case .network(.switchedOff): tr("Go online, then try again. The download resumes where it stopped.")
    case .network: tr("Check your connection and try again. The download resumes where it stopped.")
    case .notPublished, .tooLarge, .unsteady, .chunksTooSmall: tr("Try again later.")
    case .refused: tr("Try again later. The download resumes where it stopped.")
    }
  }
}
