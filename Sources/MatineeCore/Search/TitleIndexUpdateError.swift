import Foundation
import TMDB
import TitleIndex

/// Why a title index was not brought up to date. The old one serves, and what was downloaded is kept for the next time.
public enum TitleIndexUpdateError: Error, Hashable, Sendable {
  /// The index could not be made, or the task was cancelled.
  case index(TitleIndexError)
  /// The exports cannot be reached.
  case network(NetworkError)
  /// The server has no export of the last days.
  case notPublished(TitleKind)
  /// The server answers with a status that says nothing of the export.
  case refused(status: Int)
  /// There is more than any export has, or more than was asked for.
  case tooLarge(limit: Int)
  /// The export was another one again and again.
  case unsteady
  /// The server sends far less at a time than it is asked for.
  case tinyPieces
}

extension TitleIndexUpdateError: LocalizedError {
  /// What happened, in a sentence for a person.
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

  /// What can be done about it.
  public var recoverySuggestion: String? {
    switch self {
    case .index(let error): error.recoverySuggestion
    case .network: "Check the network connection, then try again: it goes on where it stopped."
    case .notPublished, .tooLarge, .unsteady, .tinyPieces: "Try again later."
    case .refused: "Try again later: it goes on where it stopped."
    }
  }
}
