import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

@testable import MatineeApp

/// Tests launches that arrive before the first one has opened its window.
final class ActivationRobustnessTests: GTKTestCase {
  func testSimultaneousActivationsOpenOneWindow() {
    onMain {
      let app = try await RunningApplication()
      let fixture = try await app.start(activations: 3)
      for _ in 0..<3 { await fixture.nextFrame() }
      let application = try XCTUnwrap(app.application)
      XCTAssertEqual(g_list_length(gtk_application_get_windows(application.cast())), 1)
      app.activate("quit")
      try await eventually("no window") { gtk_application_get_windows(application.cast()) == nil }
      app.end(fixture)
    }
  }
}
