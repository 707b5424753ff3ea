import AppFoundation
import Catalogue
import Containment
import Downloads
import GTK
import LoadingState
import Localization
import TitleIdentity

/// A quiet banner for downloads. It shows the progress with a Cancel button, or the failure with a Try Again button.
///
/// Only the start and a failure are announced to screen readers, not the progress.
package final class DownloadBanner {
  package var widget: Widget { banner.widget }

  private let downloadManager: DownloadManager
  private let text: DownloadText
  private let banner = BannerView(isQuiet: true, changesOften: true)
  private var binding: Binding?
  private var status: DownloadManager.Status?
  /// The message that the user dismissed.
  private var dismissed: Subject?
  private var announced: Subject?

  private struct Subject: Equatable {
    let item: DownloadedItem.ID
    let isFailure: Bool
  }

  /// - Parameter texts: Formats sizes.
  package init(_ downloadManager: DownloadManager, texts: TitleTexts) {
    self.downloadManager = downloadManager
    text = DownloadText(texts)
  }

  /// Starts observing the download manager.
  ///
  /// - Parameter announce: Passes the text on to screen readers.
  package func start(announce: @escaping (String) -> Void) {
    banner.handlers.retry = { [weak self] in self?.act() }
    banner.onDismiss = { [weak self] in self?.dismissed = self?.status.map(Self.subject) }
    binding = Binding({ [downloadManager] in downloadManager.status }) { [weak self] in self?.show($0, announce) }
  }

  private func show(_ status: DownloadManager.Status?, _ announce: (String) -> Void) {
    self.status = status
    let subject = status.map(Self.subject)
    if subject != dismissed { dismissed = nil }
    let message = status.map(message)
    banner.message = dismissed == nil ? message : nil
    defer { announced = subject }
    if let message, subject != announced { announce(message.title) }
  }

  private func message(_ status: DownloadManager.Status) -> StateMessage {
    switch status {
    case .downloading(let item, let progress):
      StateMessage(
        icon: "folder-download-symbolic", title: text.downloading(item), explanation: text.progress(item, progress),
        button: tr("Cancel"))
    case .failed(let item, let sentence):
      StateMessage(icon: "dialog-warning-symbolic", title: text.failure(item, sentence), button: tr("Try Again"))
    }
  }

  private func act() {
    switch status {
    case .downloading(let item, _): downloadManager.cancel(item.id)
    case .failed(let item, _): downloadManager.download(item)
    case nil: break
    }
  }

  private static func subject(_ status: DownloadManager.Status) -> Subject {
    if case .failed = status { return Subject(item: status.item.id, isFailure: true) }
    return Subject(item: status.item.id, isFailure: false)
  }
}
