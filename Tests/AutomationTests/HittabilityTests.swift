import Automation
import AutomationTestSupport
import XCTest

/// Tests that clicks reach only elements that a person can see and use.
final class HittabilityTests: FixtureTestCase {
  func testVisibleElementIsHittable() throws {
    let app = try launch("pointing")
    XCTAssertTrue(try app.buttons["Plain"].isHittable)
    // GTK 4.8 doesn't return the knob of a switch as the element at a point.
    XCTAssertTrue(try app.switches["Switch"].isHittable)
    XCTAssertFalse(try app.buttons["Nothing"].isHittable)
    try app.buttons["Plain"].click()
    try app.staticTexts["Pressed Plain"].wait(until: \.exists)
    try app.switches["Switch"].click()
    try app.switches["Switch"].wait(until: \.isChecked)
  }

  func testInsensitiveElementIsNotHittable() throws {
    let app = try launch("pointing")
    XCTAssertFalse(try app.buttons["Insensitive"].isHittable)
    app.timeout = .milliseconds(500)
    assertFails(.notHittable, "Button \"Insensitive\" isn’t hittable: it’s insensitive.") {
      try app.buttons["Insensitive"].click()
    }
  }

  func testElementOutOfViewIsHittableOnlyAfterScrolling() throws {
    let app = try launch("pointing")
    let below = app.buttons["Below"]
    XCTAssertTrue(try below.exists)
    XCTAssertFalse(try below.isHittable)
    let timeout = app.timeout
    app.timeout = .milliseconds(500)
    assertFails(
      .notHittable, "Button \"Below\" isn’t hittable: it’s off-screen, scrolled out of view or clipped."
    ) { try below.click() }
    app.timeout = timeout
    try below.tap()
    try app.staticTexts["Pressed Below"].wait(until: \.exists)
    XCTAssertTrue(try below.isHittable)
  }

  func testCoveredElementIsNotHittable() throws {
    let app = try launch("pointing")
    let covered = app.buttons["Covered"]
    XCTAssertFalse(try covered.isHittable)
    app.timeout = .milliseconds(500)
    assertFails(.notHittable, "Button \"Covered\" isn’t hittable: it’s covered by label \"Cover\".") {
      try covered.click()
    }
  }

  func testClickWaitsUntilElementIsUncovered() throws {
    let app = try launch("pointing")
    try app.buttons["Uncover Soon"].click()
    try app.buttons["Covered"].click()
    try app.staticTexts["Pressed Covered"].wait(until: \.exists)
  }

  func testModalWindowBlocksItsParent() throws {
    let app = try launch("pointing")
    try app.buttons["Open Modal"].click()
    try app.windows["Modal"].wait(until: \.exists)
    XCTAssertFalse(try app.buttons["Plain"].isHittable)
    let timeout = app.timeout
    app.timeout = .milliseconds(500)
    assertFails(.notHittable, "Button \"Plain\" isn’t hittable: the modal window \"Modal\" blocks its window.") {
      try app.buttons["Plain"].click()
    }
    app.timeout = timeout
    try app.windows["Modal"].buttons["Close"].click()
    try app.buttons["Plain"].click()
    try app.staticTexts["Pressed Plain"].wait(until: \.exists)
  }

  func testOpenMenuIsHittableAndBlocksItsWindow() throws {
    let app = try launch("pointing")
    try app.buttons["Menu"].click()
    try app.menuItems["Rename"].wait(until: \.exists)
    XCTAssertFalse(try app.buttons["Plain"].isHittable)
    let timeout = app.timeout
    app.timeout = .milliseconds(500)
    assertFails(.notHittable, "Button \"Plain\" isn’t hittable: an open popover would receive the click.") {
      try app.buttons["Plain"].click()
    }
    app.timeout = timeout
    try app.menuItems["Rename"].click()
    try app.staticTexts["Chose rename"].wait(until: \.exists)
    try app.buttons["Plain"].click()
    try app.staticTexts["Pressed Plain"].wait(until: \.exists)
  }
}
