import ArchitecturesSupport
import Containment
import Foundation
import GTK
import TMDB
import TMDBTesting

extension NetworkResponse {
  /// Returns a page of films with these IDs.
  static func page(_ ids: some Sequence<Int>, number: Int = 1, of total: Int = 1) -> NetworkResponse {
    let films = ids.map { #"{"id":\#($0),"title":"Film \#($0)","overview":"About film \#($0)."}"# }
    return .json(#"{"page":\#(number),"total_pages":\#(total),"results":[\#(films.joined(separator: ","))]}"#)
  }

  /// Returns the details of a film.
  static func details(_ id: Int) -> NetworkResponse {
    .json(#"{"id":\#(id),"title":"Film \#(id)","runtime":102,"genres":[{"id":1,"name":"Drama"}],"tagline":"Quiet."}"#)
  }
}

extension Client {
  /// Creates a client without limits or retries.
  init(_ networking: SuspendableNetworking) { self.init(networking: networking, limits: .unlimited) }
}

extension FeaturedDependencies {
  /// Returns dependencies whose requests and clock the test controls.
  @MainActor static func test(_ networking: SuspendableNetworking, clock: ManualClock) -> FeaturedDependencies {
    FeaturedDependencies(client: Client(networking), pictures: NoPictures(), clock: clock)
  }
}

/// An image provider without images.
@MainActor private final class NoPictures: ImageProviding {
  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? { nil }

  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    throw URLError(.fileDoesNotExist)
  }
}
