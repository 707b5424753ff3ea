import Containment
import GTK
import Library
import Localization
import Tracking
import Transfer

/// The notification that titles rated in the sample catalogue can be matched to TMDB.
package final class SampleTitlesNotice {
  private let session: ProfileSession
  private var library: LibraryModel { session.ownLibrary }
  private let sampleMatch: SampleOffer
  private weak var presenter: ViewController?
  private var match: () -> Void = {}
  private var binding: Binding?
  /// The previous source of titles.
  private var source: TitleSource
  private var isNoticePending = false

  package init(_ session: ProfileSession) {
    self.session = session
    source = session.ownLibrary.source
    sampleMatch = SampleOffer(session.ownLibrary)
    binding = Binding({ [weak self] in self?.count ?? 0 }) { [weak self] in self?.show($0) }
  }

  /// Shows the notification in this controller from now on. It is shown once, after TMDB has replaced the sample
  /// catalogue.
  ///
  /// - Parameter match: Opens the window that matches the titles.
  package func attach(_ presenter: ViewController, match: @escaping () -> Void) {
    self.presenter = presenter
    self.match = match
    if source == .sample, library.source != .sample { isNoticePending = true }
    source = library.source
    show(count)
  }

  /// The number of titles to match; zero for a guest, who must not change other profiles' titles. Observable.
  package var count: Int { session.isGuest ? 0 : sampleMatch.count }

  private func show(_ count: Int) {
    guard isNoticePending, count > 0 else { return }
    isNoticePending = false
    presenter?.notify(
      tr(
        one: "You can match {count} title from the sample catalogue to TMDB.",
        other: "You can match {count} titles from the sample catalogue to TMDB.", count: count),
      button: NoticeButton(tr("Match…"), hint: tr("You can also do this in the preferences.")) { [weak self] in
        self?.match()
      })
  }
}
