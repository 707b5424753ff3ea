import Foundation
import LoadingState

/// Messages for the states of the connection to TMDB.
extension StateMessage {
  /// - Parameters:
  ///   - saved: The date of the cached content on screen, or `nil` if the content is current or there is none.
  ///   - texts: The format of dates.
  public init?(_ state: Connectivity.State, saved: Date?, texts: TitleTexts, now: Date = Date()) {
    let age = saved.map { "Last updated \(texts.moment($0, now: now))." }
    switch state {
    case .online: return nil
    case .unreachable:
      self.init(
        icon: "network-offline-symbolic", title: "No Connection",
        explanation: ["Can’t reach TMDB.", age].compactMap(\.self).joined(separator: " "), button: "Try Again")
    case .switchedOff:
      self.init(
        icon: "network-offline-symbolic", title: "Working Offline",
        explanation: ["You’re working offline.", age].compactMap(\.self).joined(separator: " "),
        button: "Go Online", action: .app(.goOnline))
    }
  }
}
