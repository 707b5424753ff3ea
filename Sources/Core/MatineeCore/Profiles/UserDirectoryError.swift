import Foundation
import Library
import TMDB

/// The reason that a directory's users couldn't be loaded.
public enum UserDirectoryError: Error, Hashable, Sendable {
  /// There is no directory at the address. The message is for the user.
  case usersNotFound(message: String)
  /// The server couldn't be reached. The reason is for a log.
  case unreachable(reason: String)
  /// The user works offline, so there was no request.
  case workingOffline
  case timedOut
  /// The server responded with this HTTP status.
  case refused(status: Int)
  /// The response isn't a list of users.
  case unreadable
  /// The response is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// This device's library couldn't be read.
  case library(LibraryError)
  /// The task was cancelled, which isn't a failure.
  case cancelled
}

extension UserDirectoryError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .usersNotFound(let message): message
    case .unreachable: "Can’t reach the user directory’s server."
    case .workingOffline: "You’re working offline, and the user directory is on a server."
    case .timedOut: "The user directory’s server took too long to respond."
    case .refused(let status): "The user directory’s server refused the request (status \(status))."
    case .unreadable: "The server didn’t send a valid list of users."
    case .tooLarge(let limit): "The list of users is larger than \(limit >> 20) MB."
    case .library(let error): error.errorDescription
    case .cancelled: "The request was cancelled."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .usersNotFound, .unreadable, .tooLarge: "Check the address of the user directory in the preferences."
    case .unreachable, .timedOut: "Check your connection and try again."
    case .refused: "Try again later."
    case .workingOffline: "Go online, then try again."
    case .library(let error): error.recoverySuggestion
    case .cancelled: nil
    }
  }

  init(_ error: NetworkError) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .unreachable(let reason): .unreachable(reason: reason)
      case .switchedOff: .workingOffline
      case .timedOut: .timedOut
      case .tooLarge(let limit): .tooLarge(limit: limit)
      }
  }
}
