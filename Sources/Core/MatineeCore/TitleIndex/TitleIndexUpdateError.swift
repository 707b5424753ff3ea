import Foundation
import TMDB
import TitleIndex

/// An error that occurs during a title index's update. The existing index remains in use, and partial downloads are
/// usually retained.
public enum TitleIndexUpdateError: Error, Hashable, Sendable {
  /// The index couldn't be built, or the task was cancelled.
  case index(TitleIndexError)
  /// The exports are unreachable.
  case network(NetworkError)
  /// The server has no export from the last few days.
  case notPublished(TitleKind)
  /// The server returned an unexpected status.
  case refused(status: Int)
  /// The response is larger than any export, or larger than requested.
  case tooLarge(limit: Int)
  /// The export changed repeatedly during the download.
  case unsteady
  /// The server's chunks are much smaller than requested.
  case tinyPieces
}

extension TitleIndexUpdateError: LocalizedError {
  /// The description of the error to show.
  public var errorDescription: String? {
    switch self {
    case .index(let error): error.errorDescription
    case .network(.timedOut): "TMDB’s daily exports did not come in time."
    case .network: "TMDB’s daily exports cannot be reached."
    case .notPublished(let kind): "There is no export of \(kind.plural) of these days."
    case .refused(let status): "TMDB’s daily exports cannot be had now: the server answers with \(status)."
    case .tooLarge: "What comes in an export’s place is larger than any export."
    case .unsteady: "The export changes while it is downloaded."
    case .tinyPieces: "The server sends TMDB’s daily export in pieces that are too small."
    }
  }

  /// The suggested action to show.
  public var recoverySuggestion: String? {
    switch self {
    case .index(let error): error.recoverySuggestion
    case .network: "Check the network connection, then try again: it goes on where it stopped."
    case .notPublished, .tooLarge, .unsteady, .tinyPieces: "Try again later."
    case .refused: "Try again later: it goes on where it stopped."
    }
  }
}
