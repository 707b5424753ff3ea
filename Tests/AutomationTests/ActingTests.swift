import Automation
import AutomationTestSupport
import XCTest

/// What a person can do with an element, on controls of every kind.
final class ActingTests: UITestCase {
  func testActivatesByTheAccessibilityBus() throws {
    let app = application("automation-fixture", ["controls"])
    try app.launch()
    try app.buttons["Press"].activate()
    try app.staticTexts["Pressed"].wait(until: \.exists)
    try app.toggleButtons["Toggle"].activate()
    try app.toggleButtons["Toggle"].wait(until: \.isPressed)
    try app.switches["Switch"].activate()
    try app.switches["Switch"].wait(until: \.isChecked)
  }
}
