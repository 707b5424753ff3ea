import GTKTestSupport
import TMDB
import TitleIdentity

@testable import MatineeApp

/// All destinations, with extreme numbers in the responses.
extension Scene {
  /// - Parameter value: The JSON value that replaces all numbers except IDs.
  package static func extremes(_ value: String) -> [Scene] {
    let destinations =
      Destinations.permanent.filter { !($0 is any PageDestination) } + pages
      + [TitleDestination(id: PageResponses.show), TitleDestination(id: PageResponses.filmWithTrailers)]
    return destinations.map { destination in
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
