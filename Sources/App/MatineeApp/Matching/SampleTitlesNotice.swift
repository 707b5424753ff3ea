import Containment
import GTK
import Library
import Localization
import Tracking
import Transfer

/// The notification that titles rated in the sample catalogue can be matched to TMDB.
final class SampleTitlesNotice {
  private let session: ProfileSession
  private var library: LibraryModel { session.ownLibrary }
  private let sampleMatch: SampleOffer
  private weak var coordinator: RootCoordinator?
  private var binding: Binding?
  /// The previous source of titles.
  private var source: TitleSource
  private var isNoticePending = false

  init(_ session: ProfileSession) {
    self.session = session
    source = session.ownLibrary.source
    sampleMatch = SampleOffer(session.ownLibrary)
    binding = Binding({ [weak self] in self?.count ?? 0 }) { [weak self] in self?.show($0) }
  }

  /// Sends the notification to this coordinator from now on. It is shown once, after TMDB has replaced the sample
  /// catalogue.
  func attach(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    if source == .sample, library.source != .sample { isNoticePending = true }
    source = library.source
    show(count)
  }

  /// The number of titles to match; zero for a guest, who must not change other profiles' titles. Observable.
  var count: Int { session.isGuest ? 0 : sampleMatch.count }

  private func show(_ count: Int) {
    guard isNoticePending, count > 0 else { return }
    isNoticePending = false
    coordinator?.controller.notify(
      tr(
        one: "You can match {count} title from the sample catalogue to TMDB.",
        other: "You can match {count} titles from the sample catalogue to TMDB.", count: count),
      button: NoticeButton(tr("Match…"), hint: tr("You can also do this in the preferences.")) { [weak self] in
        self?.coordinator?.libraryFiles.matchSampleTitles()
      })
  }
}
