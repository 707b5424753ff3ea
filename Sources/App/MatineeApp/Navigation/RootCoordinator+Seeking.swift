import AppFoundation
import Catalogue
import Containment
import Localization
import ScreenFoundation
import TMDB
import TitleIdentity

/// Destinations known only by another site's id.
extension RootCoordinator {
  /// Shows the page of a reference, which the source may have to resolve first. Notifies the user if there is no such
  /// page.
  func show(_ reference: PageReference) {
    if let destination = reference.destination { return show(destination) }
    Task { [weak self, services = app.services] in
      do throws(TMDBError) {
        let found = try await services.resolve(reference)
        found.destination.map { self?.show($0) }
      } catch {
        self?.controller.notify(error.sentence(about: reference, isSample: services.source == .sample))
      }
    }
  }
}

extension TMDBError {
  fileprivate func sentence(about reference: PageReference, isSample: Bool) -> String {
    if self == .notFound {
      return isSample
        ? tr("The sample catalogue has no page for “{page}”", ["page": "\(reference)"])
        : tr("TMDB has no page for “{page}”", ["page": "\(reference)"])
    }
    return errorDescription ?? (isSample ? tr("The sample catalogue isn’t responding") : tr("TMDB isn’t responding"))
  }
}
