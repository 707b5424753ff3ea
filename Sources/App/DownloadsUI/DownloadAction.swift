import AppFoundation
import Catalogue
import Containment
import Downloads
import GTK
import Localization
import ScreenFoundation

/// The commands that download the current destination and remove its download. Also notifies the user of the results.
package final class DownloadAction {
  private let downloads: DownloadManager
  private var download: Action?
  private var remove: Action?
  private weak var presenter: ViewController?
  private var item: () -> DownloadedItem? = { nil }
  private let texts: TitleTexts
  private var binding: Binding?

  package init(_ downloads: DownloadManager, texts: TitleTexts) {
    self.downloads = downloads
    self.texts = texts
    downloads.onEvent = { [weak self] in self?.showNotice($0) }
  }

  package func install(on window: Window) {
    download = window.addAction(.download) { [weak self] in self?.withItem { $0.download($1) } }
    remove = window.addAction(.removeDownload) { [weak self] in self?.withItem { $0.remove($1.id) } }
  }

  /// Applies the commands to other content from now on, and shows notifications in a controller.
  ///
  /// - Parameter item: Returns what can be downloaded; `nil` if there is nothing. Observed.
  package func attach(_ presenter: ViewController, item: @escaping () -> DownloadedItem?) {
    self.presenter = presenter
    self.item = item
    binding = Binding({ [downloads] () -> (canDownload: Bool, canRemove: Bool) in
      guard let item = item() else { return (false, false) }
      let isDownloaded = downloads.state(of: item.id) != nil
      return (!isDownloaded, isDownloaded)
    }) { [weak self] in
      self?.download?.isEnabled = $0
      self?.remove?.isEnabled = $1
    }
  }

  private func withItem(_ body: (DownloadManager, DownloadedItem) -> Void) {
    if let item = item() { body(downloads, item) }
  }

  private func showNotice(_ event: DownloadManager.Event) {
    let text = DownloadText(texts)
    switch event {
    case .downloaded(let item, let summary): presenter?.notify(text.finished(item, summary))
    case .removed(let item):
      let hint = tr("Undo downloads it again.")
      presenter?.notify(
        text.removed(item), button: NoticeButton(tr("Undo"), hint: hint) { [downloads] in downloads.download(item) })
    case .problem(let sentence): presenter?.notify(sentence)
    }
  }
}
