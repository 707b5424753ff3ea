import Containment
import GTK
import LoadingState
import MatineeCore

/// A quiet banner for downloads. It shows the progress with a Cancel button, or the failure with a Try Again button.
///
/// Only the start and a failure are announced to screen readers, not the progress.
final class DownloadBanner {
  var widget: Widget { banner.widget }

  private let keeper: DownloadManager
  private let words: DownloadText
  private let banner = BannerView(isQuiet: true, changesOften: true)
  private var binding: Binding?
  private var news: DownloadManager.News?
  /// The message that the user dismissed.
  private var dismissed: Subject?
  private var announced: Subject?

  private struct Subject: Equatable {
    let place: DownloadedItem.ID
    let isFailure: Bool
  }

  /// - Parameter texts: Formats sizes.
  init(_ keeper: DownloadManager, texts: TitleTexts) {
    self.keeper = keeper
    words = DownloadText(texts)
  }

  /// Starts observing the keeper.
  ///
  /// - Parameter announce: Passes the text on to screen readers.
  func start(announce: @escaping (String) -> Void) {
    banner.onAction = { [weak self] _ in self?.act() }
    banner.onDismiss = { [weak self] in self?.dismissed = self?.news.map(Self.subject) }
    binding = Binding({ [keeper] in keeper.news }) { [weak self] in self?.show($0, announce) }
  }

  private func show(_ news: DownloadManager.News?, _ announce: (String) -> Void) {
    self.news = news
    let subject = news.map(Self.subject)
    if subject != dismissed { dismissed = nil }
    let message = news.map(message)
    banner.message = dismissed == nil ? message : nil
    defer { announced = subject }
    if let message, subject != announced { announce(message.title) }
  }

  private func message(_ news: DownloadManager.News) -> StateMessage {
    switch news {
    case .keeping(let place, let progress):
      StateMessage(
        icon: "folder-download-symbolic", title: words.beginning(place), explanation: words.progress(place, progress),
        button: "Cancel")
    case .failed(let place, let sentence):
      StateMessage(icon: "dialog-warning-symbolic", title: words.failure(place, sentence), button: "Try Again")
    }
  }

  private func act() {
    switch news {
    case .keeping(let place, _): keeper.cancel(place.id)
    case .failed(let place, _): keeper.keep(place)
    case nil: break
    }
  }

  private static func subject(_ news: DownloadManager.News) -> Subject {
    if case .failed = news { return Subject(place: news.place.id, isFailure: true) }
    return Subject(place: news.place.id, isFailure: false)
  }
}
