import Containment
import GTK
import LoadingState
import Localization
import MatineeCore

/// The banner shown while the app uses the sample catalogue, with a button to connect TMDB.
enum SampleBanner {
  /// - Parameter reason: The problem that made the app use the sample catalogue, if any.
  static func make(reason: String? = nil, perform: @escaping (AppAction) -> Void) -> Widget {
    let banner = BannerView()
    banner.onAction = { _ in perform(.connect) }
    banner.message = StateMessage(
      icon: "dialog-information-symbolic", title: tr("Sample Catalogue"),
      explanation: [reason, sentence].compactMap(\.self).joined(separator: " "),
      button: tr("Use TMDB…"), action: .app(.connect))
    banner.widget.retain(banner, for: "matinee-banner")
    return banner.widget
  }
}

private let sentence = tr("This small built-in sample catalogue lets you try Matinee without a TMDB key.")
