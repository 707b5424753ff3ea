import Foundation
import Library
import Localization
import TMDB

/// The reason that a directory's users couldn't be loaded.
public enum UserDirectoryError: Error, Hashable, Sendable {
  /// There is no directory at the address. The message is for the user.
  case usersNotFound(message: String)
  /// The server couldn't be reached. The reason is for a log.
  case unreachable(reason: String)
  /// The server's certificate or the proxy prevented the request.
  case blocked(ConnectionProblem)
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
    case .unreachable: tr("Can’t reach the profile server.")
    case .blocked(let problem): problem.description(of: tr("the profile server"))
    case .workingOffline: tr("You’re working offline, and these profiles are on a server.")
    case .timedOut: tr("The profile server took too long to respond.")
    case .refused(let status):
      tr("The profile server refused the request (status {status}).", ["status": "\(status)"])
    case .unreadable: tr("The server didn’t send a valid list of profiles.")
    case .tooLarge(let limit):
      tr("The list of profiles is larger than {limit} MB.", ["limit": "\(limit >> 20)"])
    case .library(let error): error.errorDescription
    case .cancelled: tr("The request was cancelled.")
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .usersNotFound, .unreadable, .tooLarge: tr("Check the address of the profile server in the preferences.")
    case .unreachable, .timedOut: tr("Check your connection and try again.")
    case .blocked(let problem): problem.recoverySuggestion
    case .refused: tr("Try again later.")
    case .workingOffline: tr("Go online, then try again.")
    case .library(let error): error.recoverySuggestion
    case .cancelled: nil
    }
  }

  init(_ error: NetworkError) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .unreachable(let reason): .unreachable(reason: reason)
      case .blocked(let problem): .blocked(problem)
      case .unreadable: .unreadable
      case .switchedOff: .workingOffline
      case .timedOut: .timedOut
      case .tooLarge(let limit): .tooLarge(limit: limit)
      }
  }
}
