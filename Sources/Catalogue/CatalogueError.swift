import Foundation

/// Why nothing could be kept, or what is kept could not be read. What is on screen, and what the network brings, is as
/// good as before.
public enum CatalogueError: Error, Hashable, Sendable {
  /// The task that asked was cancelled; not a failure.
  case cancelled
  /// The disk has no room left. What was kept before can still be read.
  case diskFull
  /// The file cannot be written. The reason is for a log.
  case unwritable(reason: String)
  /// The file cannot be read. The reason is for a log.
  case unreadable(reason: String)
  /// The answer is not what its question asks for, and is not kept.
  case notAnAnswer
}

extension CatalogueError: LocalizedError {
  /// What happened, in a sentence for a person.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "The request was cancelled."
    case .diskFull: "There is not enough room on the disk to keep this offline."
    case .unwritable: "This cannot be kept offline."
    case .unreadable: "What was kept offline cannot be read."
    case .notAnAnswer: "The server’s answer could not be read, and is not kept."
    }
  }

  /// What can be done about it.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .notAnAnswer: nil
    case .diskFull: "Free some space, then try again. What was kept before is still there."
    case .unwritable, .unreadable: "Check that the cache folder can be read and written."
    }
  }
}
