import Containment
import GTK
import Library
import MatineeCore

/// The action `win.match-sample`. It matches titles rated in the sample catalogue to TMDB, and stays in the menu until
/// that is done.
final class SampleMatchAction {
  /// The menu item's title and action.
  static let menuLine = (title: "_Match Sample Titles…", action: "win.match-sample")

  private let watching: ProfileSession
  private var library: LibraryModel { watching.home }
  private let offer: SampleOffer
  private weak var coordinator: RootCoordinator?
  private var action: Action?
  private var binding: Binding?
  /// The previous source of titles.
  private var source: TitleSource
  private var isToBeTold = false

  init(_ watching: ProfileSession) {
    self.watching = watching
    source = watching.home.source
    offer = SampleOffer(watching.home)
  }

  func install(on window: Window) {
    action = window.addAction("match-sample") { [weak self] in self?.coordinator?.matchSampleTitles() }
    binding = Binding({ [weak self] in self?.count ?? 0 }) { [weak self] in self?.show($0) }
  }

  /// Sends the notification to this coordinator from now on. It is shown once, after TMDB has replaced the sample
  /// catalogue.
  func follow(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    if source == .sample, library.source != .sample { isToBeTold = true }
    source = library.source
    show(count)
  }

  /// The number of titles to match; zero for a guest, who must not change other profiles' titles.
  private var count: Int { watching.isGuest ? 0 : offer.count }

  private func show(_ count: Int) {
    action?.isEnabled = count > 0
    guard isToBeTold, count > 0 else { return }
    isToBeTold = false
    let words = count == 1 ? "1 title" : "\(count) titles"
    coordinator?.controller.notify(
      "\(words) of the sample catalogue can be matched to TMDB.",
      button: NoticeButton("Match…", hint: "The main menu offers it, too.") { [weak self] in
        self?.coordinator?.matchSampleTitles()
      })
  }
}
