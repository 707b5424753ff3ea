import AutomationTestSupport
import CATSPI
import XCTest

@testable import Automation

final class AccessibilityBusTests: FixtureTestCase {
  func testWaitProcessesEventsFromPrograms() throws {
    let app = try launch("controls")
    try app.textFields["Name"].typeText("Every letter sends events")
    let bus = try XCTUnwrap(app.running).bus
    let connection = try XCTUnwrap(atspi_get_a11y_bus())
    bus.wait(for: .milliseconds(200))
    XCTAssertEqual(dbus_connection_get_dispatch_status(connection), DBUS_DISPATCH_COMPLETE)
  }
}
