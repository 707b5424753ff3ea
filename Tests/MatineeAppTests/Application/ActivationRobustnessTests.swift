import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

@testable import SearchUI

/// Tests the order of a launch: the window, its content, and launches that arrive meanwhile.
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

  func testWindowIsDrawnBeforeItHasContent() {
    onMain {
      let app = try await RunningApplication()
      var frame: gint64 = -1
      // The search loads nothing, so only the window delays its content.
      let fixture = try await app.start(at: SearchDestination()) { window in
        frame = gtk_widget_get_frame_clock(window.widget).map(gdk_frame_clock_get_frame_counter) ?? -1
      }
      XCTAssertGreaterThanOrEqual(frame, 0, "The first frame has the number 0.")
      app.end(fixture)
    }
  }

  func testClosingWindowBeforeItHasContentEndsLaunch() {
    onMain {
      let app = try await RunningApplication()
      app.launch()
      let window = try XCTUnwrap(Window.open(titled: "Matinee"))
      XCTAssertNil(app.window)
      window.close()
      try await eventually("no window") { Window.open(titled: "Matinee") == nil }
      XCTAssertNil(app.window)
    }
  }
}
