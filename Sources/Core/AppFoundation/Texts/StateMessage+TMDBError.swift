import Foundation
import LoadingState
import Localization
import TMDB

/// Messages for errors of requests to TMDB, with an action that may solve the problem.
extension StateMessage {
  public init(_ error: TMDBError) {
    let (button, action) = error.recoveryAction
    self.init(
      icon: error.icon, title: error.title,
      explanation: [error.reason, error.recoverySuggestion].compactMap(\.self).joined(separator: " "), button: button,
      action: action, details: error == .workingOffline ? nil : String(describing: error))
    untitledExplanation = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
  }
}

extension TMDBError {
  fileprivate var title: String {
    switch self {
    case .invalidCredential: tr("Key Not Accepted")
    case .notPermitted: tr("Not Permitted")
    case .notFound: tr("Not Found")
    case .rateLimited: tr("Too Many Requests")
    case .offline: tr("No Connection")
    case .blocked(let problem): problem.title
    case .workingOffline: tr("Working Offline")
    case .timedOut: tr("No Response")
    case .serverError: tr("TMDB Is Having Trouble")
    case .refused, .invalidRequest: tr("Request Refused")
    case .unreadableResponse, .tooLarge: tr("Unreadable Response")
    case .cancelled: tr("Cancelled")
    }
  }

  /// The part of the error's text that the title doesn't contain; `nil` if there is none.
  fileprivate var reason: String? {
    switch self {
    case .refused(let reply): reply.sentence
    case .tooLarge, .blocked: errorDescription
    default: nil
    }
  }

  fileprivate var recoveryAction: (button: String, action: StateMessage.Action) {
    switch self {
    case .invalidCredential: (tr("Enter Another Key"), .settings(.enterCredential))
    case .workingOffline: (tr("Go Online"), .settings(.goOnline))
    default: (tr("Retry"), .retry)
    }
  }

  fileprivate var icon: String {
    switch self {
    case .invalidCredential, .notPermitted: "dialog-password-symbolic"
    case .offline, .blocked, .workingOffline, .timedOut: "network-offline-symbolic"
    case .rateLimited: "alarm-symbolic"
    default: "dialog-warning-symbolic"
    }
  }
}

extension ConnectionProblem {
  package var title: String {
    switch self {
    case .untrustedCertificate, .certificateDate, .otherServer, .unreadableAuthorities, .handshake:
      tr("No Secure Connection")
    case .unreachableProxy, .proxyLogin, .proxyRefusal: tr("Proxy Not Available")
    }
  }
}
