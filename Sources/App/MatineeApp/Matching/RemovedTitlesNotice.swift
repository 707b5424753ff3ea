import Catalogue
import Containment
import GTK
import Library
import Localization
import TitleIdentity
import Tracking
import Transfer

/// The notification that TMDB has removed titles of the library.
final class RemovedTitlesNotice {
  private let session: ProfileSession
  private let removed: RemovedTitles
  private weak var coordinator: RootCoordinator?
  private var binding: Binding?
  /// The titles removed during this run whose notification wasn't shown yet.
  private var pending: Set<TitleReference.Key> = []

  init(_ session: ProfileSession) {
    self.session = session
    removed = RemovedTitles(session.ownLibrary)
    binding = Binding({ [weak self] in self?.titles ?? [] }) { [weak self] in self?.show($0) }
  }

  /// Observes the coordinator's services, and sends the notification to it from now on.
  func attach(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    let services = coordinator.app.services
    services.titleAvailability.onReport { [weak self, source = TitleSource(services.responseSource)] report in
      let title = TitleReference.Key(report.title, of: source)
      Task { @MainActor in await self?.record(title, isRemoved: report.isRemoved) }
    }
  }

  /// The titles to replace; none for a guest, who must not change other profiles' titles. Observable.
  var titles: [TitleReference] { session.isGuest ? [] : removed.titles }

  private func record(_ title: TitleReference.Key, isRemoved: Bool) async {
    if isRemoved, !titles.contains(where: { $0.key == title }) { pending.insert(title) }
    await removed.record(title, isRemoved: isRemoved)
  }

  private func show(_ titles: [TitleReference]) {
    let new = titles.filter { pending.contains($0.key) }
    guard let first = new.first, let coordinator else { return }
    pending = []
    // The title's page says it, too.
    if new.count == 1, coordinator.destination.address == first.key.titleID.description { return }
    let sentence =
      new.count == 1
      ? tr("TMDB no longer has “{title}”.", ["title": first.shortName])
      : tr(
        one: "TMDB no longer has {count} title in your library.",
        other: "TMDB no longer has {count} titles in your library.", count: new.count)
    coordinator.controller.notify(
      sentence,
      button: NoticeButton(tr("Replace…"), hint: tr("You can also do this in the preferences.")) { [weak self] in
        self?.coordinator?.libraryFiles.replaceRemovedTitles()
      })
  }
}
