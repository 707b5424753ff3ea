import Containment
import MatineeCore
import TMDB

/// Places that are known by an address of another site alone.
extension RootCoordinator {
  /// Goes to the page that a reference means, once the source has said which that is; says so where there is none.
  func show(_ reference: PageReference) {
    if let destination = Destination(reference) { return show(destination) }
    Task { [weak self, services] in
      do throws(TMDBError) {
        let found = try await services.resolve(reference)
        Destination(found).map { self?.show($0) }
      } catch {
        let asked = services.source == .sample ? "The sample catalogue" : "TMDB"
        self?.controller.notify(
          error == .notFound
            ? "\(asked) does not know “\(reference)”" : error.errorDescription ?? "\(asked) did not answer")
      }
    }
  }
}
