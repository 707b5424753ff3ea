import Containment
import Foundation
import GTK
import LoadingState
import MatineeCore
import Observation

/// A container that adds banners below any controller's view. One shows that TMDB can't be reached, how old the content
/// is, and what the user can do. Another, above it, shows the progress of downloads.
///
/// Below the view, a banner that appears or disappears doesn't move the text being read.
final class OfflineController: ViewController {
  /// Called when the user presses the banner's button.
  var onAction: (StateMessage.Action) -> Void = { _ in }

  private let content: ViewController
  private let connectivity: Connectivity
  private let texts: TitleTexts
  private let line = BannerView(isQuiet: true)
  private let downloadBanner: DownloadBanner?
  private let readOnly: ReadOnlyBanner?
  private let shown = ShownScreens()
  private var binding: Binding?
  private var announced = Connectivity.State.online

  /// - Parameters:
  ///   - content: The controller to show; it isn't changed.
  ///   - downloadBanner: The banner for downloads.
  ///   - readOnly: The banner shown while changes to the library can't be saved.
  ///   - texts: Formats dates.
  init(
    _ content: ViewController, connectivity: Connectivity, downloadBanner: DownloadBanner? = nil,
    readOnly: ReadOnlyBanner? = nil,
    texts: TitleTexts
  ) {
    self.content = content
    self.downloadBanner = downloadBanner
    self.readOnly = readOnly
    self.connectivity = connectivity
    self.texts = texts
    super.init(title: content.title)
  }

  override func loadView() {
    view = Box(.vertical)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.expandsVertically = true
    add(child: content)
    for line in [readOnly?.widget, downloadBanner?.widget, line.widget] { line.map { (view as? Box)?.append($0) } }
    readOnly?.start { [weak self] in self?.announce($0) }
    downloadBanner?.start { [weak self] in self?.announce($0) }
    line.onAction = { [weak self] in self?.onAction($0) }
    binding = Binding({ [connectivity, shown, weak content] in
      _ = shown.changes
      return (connectivity.state, content?.visibleScreens.compactMap(\.cachedDate).min())
    }) { [weak self] in self?.show($0, saved: $1) }
  }

  override var preferredFocus: Widget { content.preferredFocus }

  override func viewDidAppear() {
    super.viewDidAppear()
    screensChanged()
  }

  /// Updates the banner after other screens became visible.
  func screensChanged() { shown.changes += 1 }

  /// The number of changes to the visible screens; observable.
  var screenChanges: Int { shown.changes }

  private func show(_ state: Connectivity.State, saved: Date?) {
    line.message = StateMessage(state, saved: saved, texts: texts)
    defer { announced = state }
    guard state != announced else { return }
    announce(line.message?.explanation ?? "TMDB is available again.")
  }
}

/// An observable count of changes to the visible screens.
@Observable
private final class ShownScreens {
  var changes = 0
}

extension ViewController {
  /// Notifies the enclosing offline controller that this screen has appeared or disappeared.
  func notifyScreensChanged() {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? OfflineController }.first?.screensChanged()
  }
}
