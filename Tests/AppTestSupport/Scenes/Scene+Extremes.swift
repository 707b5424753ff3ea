import GTKTestSupport
import TMDB
import TitleIdentity

@testable import MatineeApp

/// All destinations, with extreme numbers in the responses.
extension Scene {
  /// - Parameter value: The JSON value that replaces all numbers except ids.
  package static func extremes(_ value: String) -> [Scene] {
    let places =
      Destinations.permanent.filter { !($0 is any PageDestination) } + pages
      + [TitleDestination(PageResponses.show), TitleDestination(PageResponses.filmWithTrailers)]
    return places.map { destination in
      Scene("extremes/\(destination)") { size in
        let networking = TitleResponses.networking()
        PageResponses.add(to: networking)
        let application = TestApplication(.scenes(ExtremeNumbers(networking, value: value)))
        application.main.coordinator.show(destination)
        let fixture = application.showPage(size)
        try await eventually("\(destination)") { application.main.coordinator.isSettled }
        return fixture
      }
    }
  }
}
