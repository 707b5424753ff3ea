import Foundation

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
  case notAnAnswer
}

extension ResponseCacheError: LocalizedError {
  /// The error in one sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "The request was cancelled."
    case .diskFull: "There is not enough room on the disk to keep this offline."
    case .unwritable: "This cannot be kept offline."
    case .unreadable: "What was kept offline cannot be read."
    case .notAnAnswer: "The server’s answer could not be read, and is not kept."
    }
  }

  /// The action that the user can take.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .notAnAnswer: nil
    case .diskFull: "Free some space, then try again. What was kept before is still there."
    case .unwritable, .unreadable: "Check that the cache folder can be read and written."
    }
  }
}
