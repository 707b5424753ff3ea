import Foundation
import Localization

/// An error while storing or reading cached responses. Visible content and network responses remain valid.
public enum ResponseCacheError: Error, Hashable, Sendable {
  /// The task was cancelled. This is not a failure.
  case cancelled
  /// The disk is full. Existing responses can still be read.
  case diskFull
  /// The file can't be written. The reason is for logs only.
  case unwritable(reason: String)
  /// The file can't be read. The reason is for logs only.
  case unreadable(reason: String)
  /// The response doesn't match its key and was not stored.
  case invalidResponse
}

extension ResponseCacheError: LocalizedError {
  /// The error in one sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .cancelled: tr("The request was cancelled.")
    case .diskFull: tr("There isn’t enough disk space to cache this.")
    case .unwritable: tr("This can’t be cached.")
    case .unreadable: tr("The cache can’t be read.")
    case .invalidResponse: tr("The server sent an unreadable response, which wasn’t cached.")
    }
  }

  /// The action that the user can take.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .invalidResponse: nil
    case .diskFull: tr("Free some space, then try again. Existing cached data wasn’t changed.")
    case .unwritable, .unreadable: tr("Check that you can read and write the cache folder.")
    }
  }
}
