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

  /// - Parameters:
  ///   - texts: Formats dates.
  ///   - perform: Performs the action of the banner's button, except for *Try Again*.
  init(_ connectivity: Connectivity, texts: TitleTexts, perform: @escaping (AppAction) -> Void) {
    self.connectivity = connectivity
    self.texts = texts
    banner.handlers.retry = { [connectivity] in connectivity.tryAgain() }
    banner.handlers.handle(perform)
  }

  /// Starts observing the connection.
  ///
  /// - Parameters:
  ///   - cachedDate: Returns the date of the visible content if it is cached. Observed, too.
  ///   - announce: Passes the text on to screen readers.
  func start(cachedDate: @escaping () -> Date?, announce: @escaping (String) -> Void) {
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
