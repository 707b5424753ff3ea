import Containment
import GTK
import Library
import MatineeCore

/// `win.match-sample`: offers to match what was rated in the sample catalogue once TMDB is asked, and stays in the menu until it is done.
final class SampleMatchAction {
  /// As menus have it.
  static let menuLine = (title: "_Match Sample Titles…", action: "win.match-sample")

  private let watching: WatcherModel
  private var library: LibraryModel { watching.home }
  private let offer: SampleOffer
  private weak var coordinator: RootCoordinator?
  private var action: Action?
  private var binding: Binding?
  /// What was seen before.
  private var source: TitleSource
  private var isToBeTold = false

  init(_ watching: WatcherModel) {
    self.watching = watching
    source = watching.home.source
    offer = SampleOffer(watching.home)
  }

  func install(on window: Window) {
    action = window.addAction("match-sample") { [weak self] in self?.coordinator?.matchSampleTitles() }
    binding = Binding({ [weak self] in self?.count ?? 0 }) { [weak self] in self?.show($0) }
  }

  /// Tells there from now on. Once, when the sample catalogue has given way to another.
  func follow(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    if source == .sample, library.source != .sample { isToBeTold = true }
    source = library.source
    show(count)
  }

  /// A guest has nothing to match, and what is others' is none of theirs.
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
