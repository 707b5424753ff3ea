import Containment
import MatineeCore
import TMDB
import TitleIdentity

/// Destinations known only by another site's id.
extension RootCoordinator {
  /// Shows the page of a reference, which the source may have to resolve first. Notifies the user if there is no such
  /// page.
  func show(_ reference: PageReference) {
    if let destination = Destinations.destination(of: reference) { return show(destination) }
    Task { [weak self, services = app.services] in
      do throws(TMDBError) {
        let found = try await services.resolve(reference)
        Destinations.destination(of: found).map { self?.show($0) }
      } catch {
        let asked = services.source == .sample ? "The sample catalogue" : "TMDB"
        self?.controller.notify(
          error == .notFound
            ? "\(asked) has no page for “\(reference)”" : error.errorDescription ?? "\(asked) isn’t responding")
      }
    }
  }
}
