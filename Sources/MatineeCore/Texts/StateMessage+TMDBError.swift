import Foundation
import LoadingState
import TMDB

/// What a screen says when TMDB could not answer, and what can be done about it there.
extension StateMessage {
  /// The action of messages that ask for another credential.
  public static let enterCredential = "enter-credential"

  public init(_ error: TMDBError) {
    let sentence = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    let asksForCredential = error == .wrongCredential
    self.init(
      icon: error.icon, title: error.title, explanation: sentence,
      button: asksForCredential ? "Enter Another Key" : "Retry",
      action: asksForCredential ? .custom(Self.enterCredential) : .retry,
      details: String(describing: error))
  }
}

extension TMDBError {
  fileprivate var title: String {
    switch self {
    case .wrongCredential: "Key Not Accepted"
    case .notPermitted: "Not Permitted"
    case .notFound: "Not Found"
    case .rateLimited: "Too Many Requests"
    case .offline: "No Connection"
    case .timedOut: "No Answer"
    case .serverTrouble: "TMDB Is Having Trouble"
    case .refused, .invalidRequest: "Request Refused"
    case .unreadableAnswer, .tooLarge: "Unreadable Answer"
    case .cancelled: "Cancelled"
    }
  }

  fileprivate var icon: String {
    switch self {
    case .wrongCredential, .notPermitted: "dialog-password-symbolic"
    case .offline, .timedOut: "network-offline-symbolic"
    case .rateLimited: "alarm-symbolic"
    default: "dialog-warning-symbolic"
    }
  }
}
