import Containment
import GTK
import MatineeCore

/// The action `win.download`: makes the current place available offline and reports the result.
final class DownloadAction {
  /// The menu item's title and action.
  static let menuLine = (title: "Available _Offline", action: "win.download")

  private let downloadManager: DownloadManager
  private let text: () -> DownloadText
  private var action: Action?
  private weak var coordinator: RootCoordinator?
  private var binding: Binding?

  init(_ downloadManager: DownloadManager, text: @escaping () -> DownloadText) {
    self.downloadManager = downloadManager
    self.text = text
    downloadManager.onEvent = { [weak self] in self?.showNotice($0) }
  }

  func install(on window: Window) {
    action = window.addAction("download", isOn: false) { [weak self] in self?.setDownloaded($0) }
  }

  /// Applies the action to the coordinator's current place from now on.
  func attach(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    binding = Binding({ [downloadManager, weak coordinator] in
      // Destinations aren't observable, but changes of the visible screens are.
      _ = coordinator?.root.screenChanges
      let item = coordinator?.downloadItem
      return (item != nil, item.map { downloadManager.state(of: $0.id) != nil } ?? false)
    }) { [weak self] canKeep, isKept in
      self?.action?.isEnabled = canKeep
      self?.action?.isOn = isKept
    }
  }

  private func setDownloaded(_ isDownloaded: Bool) {
    guard let item = coordinator?.downloadItem else { return }
    isDownloaded ? downloadManager.download(item) : downloadManager.remove(item.id)
  }

  private func showNotice(_ event: DownloadManager.Event) {
    let sentence =
      switch event {
      case .downloaded(let item, let summary): text().finished(item, summary)
      case .removed(let item): text().removed(item)
      case .problem(let sentence): sentence
      }
    coordinator?.controller.notify(sentence)
  }
}
