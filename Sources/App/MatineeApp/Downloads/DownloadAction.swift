import Catalogue
import Containment
import Downloads
import GTK
import Localization

/// The commands that download the current destination and remove its download. Also notifies the user of the results.
final class DownloadAction {
  private let downloads: DownloadManager
  private var download: Action?
  private var remove: Action?
  private weak var coordinator: RootCoordinator?
  private var binding: Binding?

  init(_ downloads: DownloadManager) {
    self.downloads = downloads
    downloads.onEvent = { [weak self] in self?.showNotice($0) }
  }

  func install(on window: Window) {
    download = window.addAction(.download) { [weak self] in self?.withItem { $0.download($1) } }
    remove = window.addAction(.removeDownload) { [weak self] in self?.withItem { $0.remove($1.id) } }
  }

  /// Applies the commands to the coordinator's current destination from now on.
  func attach(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    binding = Binding({ [downloads, weak coordinator] () -> (canDownload: Bool, canRemove: Bool) in
      // Destinations aren't observable, but changes of the visible screens are.
      _ = coordinator?.root.screenChanges
      guard let item = coordinator?.downloadItem else { return (false, false) }
      let isDownloaded = downloads.state(of: item.id) != nil
      return (!isDownloaded, isDownloaded)
    }) { [weak self] in
      self?.download?.isEnabled = $0
      self?.remove?.isEnabled = $1
    }
  }

  private func withItem(_ body: (DownloadManager, DownloadedItem) -> Void) {
    if let item = coordinator?.downloadItem { body(downloads, item) }
  }

  private func showNotice(_ event: DownloadManager.Event) {
    guard let coordinator else { return }
    let text = DownloadText(coordinator.app.services.texts)
    switch event {
    case .downloaded(let item, let summary): coordinator.controller.notify(text.finished(item, summary))
    case .removed(let item):
      let hint = tr("Undo downloads it again.")
      coordinator.controller.notify(
        text.removed(item), button: NoticeButton(tr("Undo"), hint: hint) { [downloads] in downloads.download(item) })
    case .problem(let sentence): coordinator.controller.notify(sentence)
    }
  }
}
