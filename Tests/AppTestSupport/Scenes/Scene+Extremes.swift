import GTKTestSupport
import TMDB
import TitleIdentity

@testable import ScreenFoundation

/// All destinations, with extreme numbers in the responses.
extension Scene {
  /// - Parameter value: The JSON value that replaces all numbers except IDs.
  package static func extremes(_ value: String) -> [Scene] {
    let destinations =
      tabs + pages
      + [TitleDestination(id: PageResponses.show), TitleDestination(id: PageResponses.filmWithTrailers)]
    return destinations.map { destination in
      Scene("extremes/\(destination)") { size in
        let networking = ExtremeNumbers(TitleResponses.networking(), value: value)
        return try await open(destination, with: .scenes(networking), size).fixture
      }
    }
  }
}
