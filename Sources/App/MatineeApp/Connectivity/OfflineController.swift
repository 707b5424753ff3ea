import AppFoundation
import Catalogue
import Containment
import DownloadsUI
import Foundation
import GTK
import LoadingState
import ScreenFoundation
import TrackingUI

/// A container that adds banners below any controller's view. One shows that TMDB can't be reached, how old the content
/// is, and what the user can do. Another, above it, shows the progress of downloads.
///
/// Below the view, a banner that appears or disappears doesn't move the text being read.
final class OfflineController: ViewController, ScreensObserver {
  private let content: ViewController
  private let banner: ConnectivityBanner
  private let downloadBanner: DownloadBanner?
  private let readOnly: ReadOnlyBanner?
  private let shown = ShownScreens()

  /// - Parameters:
  ///   - content: The controller to show; it isn't changed.
  ///   - downloadBanner: The banner for downloads.
  ///   - readOnly: The banner shown while changes to the library can't be saved.
  ///   - texts: Formats dates.
  ///   - perform: Performs the action of the banner's button, except for *Try Again*.
  init(
    _ content: ViewController, connectivity: Connectivity, downloadBanner: DownloadBanner? = nil,
    readOnly: ReadOnlyBanner? = nil,
    texts: TitleTexts, perform: @escaping (AppAction) -> Void
  ) {
    self.content = content
    self.downloadBanner = downloadBanner
    self.readOnly = readOnly
    banner = ConnectivityBanner(connectivity, texts: texts, perform: perform)
    super.init(title: content.title)
  }

  /// Creates the container with all banners.
  convenience init(_ content: ViewController, _ app: AppDependencies, perform: @escaping (AppAction) -> Void) {
    let texts = app.catalogue.format.texts
    self.init(
      content, connectivity: app.connectivity, downloadBanner: DownloadBanner(app.downloads, texts: texts),
      readOnly: ReadOnlyBanner(app.library), texts: texts, perform: perform)
  }

  override func loadView() {
    view = Box(.vertical)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.expandsVertically = true
    add(child: content)
    for line in [readOnly?.widget, downloadBanner?.widget, banner.widget] { line.map { (view as? Box)?.append($0) } }
    let announce: (String) -> Void = { [weak self] in self?.announce($0) }
    readOnly?.start(announce: announce)
    downloadBanner?.start(announce: announce)
    banner.start(
      cachedDate: { [shown, weak content] in
        _ = shown.changes
        return content?.visibleScreens.compactMap(\.cachedDate).min()
      }, announce: announce)
  }

  override var preferredFocus: Widget { content.preferredFocus }

  override var focusPanes: [FocusPane] {
    let bars = [readOnly?.widget, downloadBanner?.widget, banner.widget].compactMap(\.self)
    return content.focusPanes + bars.map { FocusPane($0) }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    screensChanged()
  }

  /// Updates the banner after other screens became visible.
  func screensChanged() { shown.changes += 1 }

  /// The number of changes to the visible screens; observable.
  var screenChanges: Int { shown.changes }
}
