import AppFoundation
import Catalogue
import GTK
import Library
import Planning
import PlanningUI
import ScreenFoundation
import TitleIdentity
import Tracking

nonisolated extension DesktopNotification {
  /// Creates the notification of a digest. A click opens its only title, or else Home.
  public init(_ digest: Digest, _ key: DigestFile.Key) {
    let title = digest.items.count == 1 ? digest.items.first?.title.titleID : nil
    self.init(
      id: "digest", title: digest.title, body: digest.body,
      address: title.map { TitleDestination(id: $0).address } ?? HomeDestination().address,
      buttons: digest.buttons(key).map { Button($0.action.title, action: $0.action.rawValue, target: "\($0.target)") })
  }
}

nonisolated extension AppContext {
  /// Returns a reader of the daily reminder's content.
  ///
  /// - Parameter refreshes: Whether guides and services that are due are requested first. The running app does that
  ///   anyway.
  public func digestReader(
    _ library: Library, _ key: DigestFile.Key, _ catalogue: CatalogueDependencies, _ reminders: RemindersModel,
    refreshes: Bool
  ) -> DigestReader {
    DigestReader(
      PlanReader(library, of: key.profile, from: key.source, catalogue.guides), for: key, reminders,
      refreshed: refreshes ? catalogue.guides : nil
    ) { [settings, folders] in
      guard let choices = ServiceChecks.Choices(region: catalogue.format.region, settings.myServices),
        let titles = try? await library.titlesForServices(of: key.profile, from: key.source)
      else { return [] }
      let checks = ServiceChecks(catalogue.client, ServicesFile(folders.servicesFile))
      if refreshes { await checks.refresh(titles, for: choices) {} }
      return await checks.arrivals(of: titles, for: choices)
    }
  }
}
