import Containment
import GTK
import LoadingState
import MatineeCore

/// Says that what is seen is the built-in catalogue, and leads to a key.
enum SampleBanner {
  static let action = StateMessage.enterCredential

  static func make(perform: @escaping (String) -> Void) -> Widget {
    let banner = BannerView()
    banner.onAction = { action in
      if case .custom(let name) = action { perform(name) }
    }
    banner.message = StateMessage(
      icon: "dialog-information-symbolic", title: "Sample Catalogue",
      explanation: "This is the built-in sample catalogue.", button: "Use TMDB…", action: .custom(action))
    banner.widget.keep(banner, for: "matinee-banner")
    return banner.widget
  }
}
