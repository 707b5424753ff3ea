import AppFoundation
import Containment
import Foundation
import GTK
import LoadingState
import Localization

/// A quiet banner that shows that TMDB can't be reached, how old the content is, and what the user can do.
final class ConnectivityBanner {
  var widget: Widget { banner.widget }

  private let connectivity: Connectivity
  private let texts: TitleTexts
  private let banner = BannerView(isQuiet: true)
  private var binding: Binding?
  private var announced = Connectivity.State.online

  /// - Parameter texts: Formats dates.
  init(_ connectivity: Connectivity, texts: TitleTexts) {
    self.connectivity = connectivity
    self.texts = texts
  }

  /// Starts observing the connection.
  ///
  /// - Parameters:
  ///   - cachedDate: Returns the date of the visible content if it is cached. Observed, too.
  ///   - onAction: Called when the user presses the banner's button.
  ///   - announce: Passes the text on to screen readers.
  func start(
    cachedDate: @escaping () -> Date?, onAction: @escaping (StateMessage.Action) -> Void,
    announce: @escaping (String) -> Void
  ) {
    banner.onAction = onAction
    binding = Binding({ [connectivity] in (connectivity.state, cachedDate()) }) { [weak self] in
      self?.show($0, saved: $1, announce)
    }
  }

  private func show(_ state: Connectivity.State, saved: Date?, _ announce: (String) -> Void) {
    banner.message = StateMessage(state, saved: saved, texts: texts)
    defer { announced = state }
    guard state != announced else { return }
    announce(banner.message?.untitledExplanation ?? tr("TMDB is available again."))
  }
}
