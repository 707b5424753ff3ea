import ArchitecturesSupport
import Foundation
import LoadingState
import Observation
import TMDB
import TMDBTesting

@testable import FeaturedMVVM

/// A network that waits for the test's responses, and a clock that the test advances.
@MainActor struct Fixture {
  let networking = SuspendableNetworking()
  let clock = ManualClock()
  let dependencies: FeaturedDependencies

  init() {
    dependencies = FeaturedDependencies(
      client: Client(networking: networking), pictures: FeaturedPictures(networking), clock: clock)
  }

  /// Responds to a request with a page of films.
  func respond(to index: Int, _ ids: [Int], page: Int = 1, of pages: Int = 1) {
    let films = ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    networking.resume(index, with: .json(#"{"page":\#(page),"total_pages":\#(pages),"results":[\#(films)]}"#))
  }

  /// Responds to a request with a failure that the client doesn't retry.
  func fail(_ index: Int) { networking.resume(index, with: .notFound) }

  /// Returns the values of a query parameter in all requests so far.
  func requested(_ parameter: String) -> [String] {
    networking.requests.compactMap { request in
      request.url.query(percentEncoded: false)?.split(separator: "&").first { $0.hasPrefix("\(parameter)=") }
        .map { String($0.dropFirst(parameter.count + 1)) }
    }
  }

}

/// Waits for a condition on observable objects.
@MainActor func wait(until condition: @escaping @MainActor @Sendable () -> Bool) async {
  for await isMet in Observations({ condition() }) where isMet { return }
}

@MainActor extension FilmsViewModel {
  /// The IDs of the loaded films.
  var ids: [Int] { (state.content ?? []).map(\.id) }
}

extension AsyncStream where Element: Sendable {
  /// Returns the first value that hasn't been read yet.
  @MainActor func first() async -> Element? {
    for await element in self { return element }
    return nil
  }
}
