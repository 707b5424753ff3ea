import Foundation
import LoadingState
import Localization

/// Messages for the states of the connection to TMDB.
extension StateMessage {
  /// - Parameters:
  ///   - saved: The date of the cached content on screen, or `nil` if the content is current or there is none.
  ///   - texts: The format of dates.
  public init?(_ state: Connectivity.State, saved: Date?, texts: TitleTexts, now: Date = Date()) {
    // Translators: {date} is a date such as “today at 2:05 PM” or “on Nov 20, 2026”.
    let age = saved.map { tr("Last updated {date}.", ["date": texts.moment($0, now: now)]) }
    switch state {
    case .online: return nil
    case .unreachable:
      self.init(
        icon: "network-offline-symbolic", title: tr("No Connection"),
        explanation: [tr("Can’t reach TMDB."), age].compactMap(\.self).joined(separator: " "), button: tr("Try Again"))
    case .switchedOff:
      self.init(
        icon: "network-offline-symbolic", title: tr("Working Offline"),
        explanation: [tr("You’re working offline."), age].compactMap(\.self).joined(separator: " "),
        button: tr("Go Online"), action: .settings(.goOnline))
    }
  }
}
