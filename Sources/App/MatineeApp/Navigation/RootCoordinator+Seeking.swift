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
    Task { [weak self, client = app.catalogue.client] in
      do throws(TMDBError) {
        let found = try await reference.resolved(by: client)
        found.destination.map { self?.show($0) }
      } catch {
        self?.controller.notify(error.sentence(about: reference, isSample: client.contentSource == .sample))
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
