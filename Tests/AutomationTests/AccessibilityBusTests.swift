import AutomationTestSupport
import CATSPI
import XCTest

@testable import Automation

/// A test that events from programs don't pile up on the connection to the bus.
final class AccessibilityBusTests: FixtureTestCase {
  func testWaitProcessesEvents() throws {
    let app = try launch("controls")
    try app.textFields["Name"].typeText("Every letter sends events")
    let connection = try XCTUnwrap(atspi_get_a11y_bus())
    try app.wait(for: "the connection to have no events left") {
      dbus_connection_get_dispatch_status(connection) == DBUS_DISPATCH_COMPLETE
    }
  }
}
