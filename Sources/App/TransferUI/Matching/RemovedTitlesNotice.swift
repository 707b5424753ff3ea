import Catalogue
import Containment
import GTK
import Library
import Localization
import TitleIdentity
import Tracking
import Transfer

/// The notification that TMDB has removed titles of the library.
package final class RemovedTitlesNotice {
  private let session: ProfileSession
  private let removed: RemovedTitles
  private var place: Place?
  private var binding: Binding?
  /// The titles removed during this run whose notification wasn't shown yet.
  private var pending: Set<TitleReference.Key> = []

  /// The place that shows the notification.
  package struct Place {
    weak var presenter: ViewController?
    /// Returns whether a title's page is on screen, which has the same message.
    let isShown: (TitleID) -> Bool
    /// Opens the window that replaces the titles.
    let replace: () -> Void

    package init(presenter: ViewController, isShown: @escaping (TitleID) -> Bool, replace: @escaping () -> Void) {
      self.presenter = presenter
      self.isShown = isShown
      self.replace = replace
    }
  }

  package init(_ session: ProfileSession) {
    self.session = session
    removed = RemovedTitles(session.ownLibrary)
    binding = Binding({ [weak self] in self?.titles ?? [] }) { [weak self] in self?.show($0) }
  }

  /// Observes a source of titles, and shows the notification in another place from now on.
  package func attach(_ availability: TitleAvailability, of source: TitleSource, in place: Place) {
    self.place = place
    availability.onReport { [weak self] report in
      let title = TitleReference.Key(report.title, of: source)
      Task { @MainActor in await self?.record(title, isRemoved: report.isRemoved) }
    }
  }

  /// The titles to replace; none for a guest, who must not change other profiles' titles. Observable.
  package var titles: [TitleReference] { session.isGuest ? [] : removed.titles }

  private func record(_ title: TitleReference.Key, isRemoved: Bool) async {
    if isRemoved, !titles.contains(where: { $0.key == title }) { pending.insert(title) }
    await removed.record(title, isRemoved: isRemoved)
  }

  private func show(_ titles: [TitleReference]) {
    let new = titles.filter { pending.contains($0.key) }
    guard let first = new.first, let place else { return }
    pending = []
    if new.count == 1, place.isShown(first.key.titleID) { return }
    let sentence =
      new.count == 1
      ? tr("TMDB no longer has “{title}”.", ["title": first.shortName])
      : tr(
        one: "TMDB no longer has {count} title in your library.",
        other: "TMDB no longer has {count} titles in your library.", count: new.count)
    place.presenter?.notify(
      sentence,
      button: NoticeButton(tr("Replace…"), hint: tr("You can also do this in the preferences.")) { place.replace() })
  }
}
