import AppFoundation
import Containment
import GTK
import LoadingState
import Localization

/// The notice that introduces the sample catalogue, with a button to connect TMDB.
///
/// It appears once. Later, the main menu and the preferences offer to connect TMDB. A problem that made the app use the
/// sample catalogue appears in each run.
package final class SampleNotice {
  private let isDue: Bool
  private let onShow: () -> Void
  private let problem: () -> String?
  private var isClosed = false

  /// - Parameters:
  ///   - isDue: Whether the notice has never appeared.
  ///   - onShow: Called when the notice appears.
  ///   - problem: Returns the problem that made the app use the sample catalogue, if any.
  package init(isDue: Bool = true, onShow: @escaping () -> Void = {}, problem: @escaping () -> String? = { nil }) {
    self.isDue = isDue
    self.onShow = onShow
    self.problem = problem
  }

  /// Returns the banner; `nil` if the notice has appeared in an earlier run, or the user has closed or used it.
  func makeBanner(perform: @escaping (AppAction) -> Void) -> Widget? {
    let reason = problem()
    guard !isClosed, isDue || reason != nil else { return nil }
    onShow()
    let banner = BannerView()
    banner.handlers.handle { [weak self, weak banner] (action: AppAction) in
      self?.isClosed = true
      banner?.message = nil
      perform(action)
    }
    banner.onDismiss = { [weak self] in self?.isClosed = true }
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
