import Foundation
import LoadingState

/// What is said while TMDB is not asked, or does not answer.
extension StateMessage {
  /// - Parameters:
  ///   - saved: when what is on screen came; `nil` where it is of now, or there is nothing.
  ///   - texts: how dates are written.
  public init?(_ state: Connectivity.State, saved: Date?, texts: TitleTexts, now: Date = Date()) {
    let age = saved.map { "What you see was saved \(texts.moment($0, now: now))." }
    switch state {
    case .online: return nil
    case .unreachable:
      self.init(
        icon: "network-offline-symbolic", title: "No Connection",
        explanation: ["TMDB cannot be reached.", age].compactMap(\.self).joined(separator: " "), button: "Try Again")
    case .switchedOff:
      self.init(
        icon: "network-offline-symbolic", title: "Working Offline",
        explanation: ["You are working offline.", age].compactMap(\.self).joined(separator: " "),
        button: "Go Online", action: .custom(Self.goOnline))
    }
  }
}
