import Foundation
import LoadingState
import TMDB

/// Messages for errors of requests to TMDB, with an action that may solve the problem.
extension StateMessage {
  public init(_ error: TMDBError) {
    let sentence = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    let (button, action) = error.recoveryAction
    self.init(
      icon: error.icon, title: error.title, explanation: sentence, button: button, action: action,
      details: error == .workingOffline ? nil : String(describing: error))
  }
}

extension TMDBError {
  fileprivate var title: String {
    switch self {
    case .invalidCredential: "Key Not Accepted"
    case .notPermitted: "Not Permitted"
    case .notFound: "Not Found"
    case .rateLimited: "Too Many Requests"
    case .offline: "No Connection"
    case .workingOffline: "Working Offline"
    case .timedOut: "No Response"
    case .serverError: "TMDB Is Having Trouble"
    case .refused, .invalidRequest: "Request Refused"
    case .unreadableResponse, .tooLarge: "Unreadable Response"
    case .cancelled: "Cancelled"
    }
  }

  fileprivate var recoveryAction: (button: String, action: StateMessage.Action) {
    switch self {
    case .invalidCredential: ("Enter Another Key", .app(.enterCredential))
    case .workingOffline: ("Go Online", .app(.goOnline))
    default: ("Retry", .retry)
    }
  }

  fileprivate var icon: String {
    switch self {
    case .invalidCredential, .notPermitted: "dialog-password-symbolic"
    case .offline, .workingOffline, .timedOut: "network-offline-symbolic"
    case .rateLimited: "alarm-symbolic"
    default: "dialog-warning-symbolic"
    }
  }
}
