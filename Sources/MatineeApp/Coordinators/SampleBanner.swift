import Containment
import GTK
import LoadingState
import MatineeCore

/// Says that what is seen is the built-in catalogue, and leads to a key.
enum SampleBanner {
  static let action = StateMessage.enterCredential

  /// - Parameter reason: why it is the sample catalogue although something else was asked for, if so.
  static func make(reason: String? = nil, perform: @escaping (String) -> Void) -> Widget {
    let banner = BannerView()
    banner.onAction = { action in
      if case .custom(let name) = action { perform(name) }
    }
    banner.message = StateMessage(
      icon: "dialog-information-symbolic", title: "Sample Catalogue",
      explanation: [reason, "This is the built-in sample catalogue."].compactMap(\.self).joined(separator: " "),
      button: "Use TMDB…", action: .custom(action))
    banner.widget.keep(banner, for: "matinee-banner")
    return banner.widget
  }
}
