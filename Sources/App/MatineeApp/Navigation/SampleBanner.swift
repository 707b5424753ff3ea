import AppFoundation
import Containment
import GTK
import LoadingState
import Localization

/// The banner shown while the app uses the sample catalogue, with a button to connect TMDB.
enum SampleBanner {
  /// - Parameter reason: The problem that made the app use the sample catalogue, if any.
  static func make(reason: String? = nil, perform: @escaping (AppAction) -> Void) -> Widget {
    let banner = BannerView()
    banner.handlers.handle(perform)
    banner.message = StateMessage(
      icon: "dialog-information-symbolic", title: tr("Sample Catalogue"),
      explanation: [reason, sentence].compactMap(\.self).joined(separator: " "),
      button: tr("Use TMDB…"), action: .settings(.connect))
    let bin = Bin(banner.widget)
    bin.own(banner)
    return bin
  }
}

private let sentence = tr("This small built-in sample catalogue lets you try Matinee without a TMDB key.")
