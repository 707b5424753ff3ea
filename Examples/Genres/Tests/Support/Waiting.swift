import Observation
import TMDB
import TMDBTesting

@testable import GenresExample

/// Waits for a condition on observable objects.
@MainActor func wait(until condition: @escaping @MainActor @Sendable () -> Bool) async {
  for await isMet in Observations({ condition() }) where isMet { return }
}

extension Dependencies {
  /// Returns dependencies that use the given network. Requests aren't retried.
  @MainActor static func test(_ networking: any Networking, _ ratings: RatingStore? = nil) -> Dependencies {
    Dependencies(
      client: Client(networking: networking, limits: .unlimited), pictures: Pictures(networking),
      ratings: ratings ?? RatingStore([:]))
  }
}

extension Film {
  /// Returns a film with only an ID and a title.
  static func stub(_ id: Int) -> Film {
    Film(Movie.stub(\.id, id).stub(\.title, "Film \(id)"), images: .standard)
  }
}
