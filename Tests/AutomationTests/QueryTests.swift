import Automation
import AutomationTestSupport
import XCTest

/// Tests of queries by kind, name and position.
final class QueryTests: FixtureTestCase {
  func testQueryFindsElementsByKindAndName() throws {
    let app = try launch("controls")
    for element in [
      app.windows["Fixture"], app.buttons["Press"], app.buttons["More Actions"], app.toggleButtons["Toggle"],
      app.switches["Switch"], app.checkBoxes["Check"], app.textFields["Name"], app.textFields["Password"],
      app.searchFields["Search"], app.spinButtons["Number"], app.sliders["Level"], app.progressBars["Progress"],
      app.links["Link"], app.images["Picture of a menu"], app.comboBoxes.element, app.lists["Fruits"],
      app.rows["Pear"],
      app.staticTexts["Nothing yet"], app.tabs.element(at: 1), app.scrollViews.first, app.elements["Fruits"],
    ] {
      XCTAssertTrue(try element.exists, "\(element)")
    }
    XCTAssertFalse(try app.buttons["Pear"].exists)
    XCTAssertFalse(try app.searchFields["Name"].exists)
    XCTAssertFalse(try app.dialogs.first.exists)
  }

  func testElementsExposeTheirProperties() throws {
    let app = try launch("controls")
    XCTAssertEqual(try app.buttons["More Actions"].summary, "More")
    XCTAssertEqual(try app.buttons["Press"].role, .button)
    XCTAssertEqual(try app.progressBars["Progress"].value, 0.25)
    XCTAssertEqual(try app.textFields["Name"].text, "")
    XCTAssertNil(try app.buttons["Press"].text)
    XCTAssertTrue(try app.buttons["Press"].isEnabled)
    XCTAssertFalse(try app.buttons["Not now"].isEnabled)
    XCTAssertTrue(try app.checkBoxes["Red"].isChecked)
    XCTAssertFalse(try app.checkBoxes["Blue"].isOn)
    XCTAssertTrue(try app.windows["Fixture"].isActive)
    XCTAssertTrue(try app.buttons["Press"].isFocused)
    XCTAssertEqual(try app.buttons["Press"].attributes["toolkit"], "GTK")
    XCTAssertEqual(try app.lists["Fruits"].children.map(\.name), ["Apple", "Pear"])
    let frame = try app.windows["Fixture"].frame
    XCTAssertEqual(try app.scrollViews.first.frame, frame)
  }

  func testAnnouncementIsReported() throws {
    let app = try launch("controls")
    XCTAssertFalse(try app.announcements.contains("You pressed the button"))
    try app.buttons["Press"].click()
    try app.wait(for: "The announcement") { () throws(AutomationError) in
      try app.announcements.contains("You pressed the button")
    }
  }

  func testQueryFindsElementsInsideOthers() throws {
    let app = try launch("controls")
    XCTAssertEqual(try app.lists["Fruits"].rows.names, ["Apple", "Pear"])
    XCTAssertEqual(try app.lists.staticTexts.names, ["Apple", "Pear"])
    XCTAssertEqual(try app.rows.count, 2)
    XCTAssertEqual(try app.rows.element(at: 1).name, "Pear")
    XCTAssertEqual(try app.rows.all.map { try $0.name }, ["Apple", "Pear"])
    XCTAssertEqual(try app.rows.containing("Pear").first.name, "Pear")
    XCTAssertEqual(try app.buttons.matching("that is disabled") { !$0.isEnabled }.names, ["Not now"])
    XCTAssertFalse(try app.rows.element(at: 2).exists)
    XCTAssertFalse(try app.rows["Apple"].buttons.first.exists)
  }

  func testQueryIsEvaluatedAtEachUse() throws {
    let app = application("automation-fixture", ["controls"])
    let text = app.staticTexts["Pressed"]
    try app.launch()
    XCTAssertFalse(try text.exists)
    try app.buttons["Press"].click()
    XCTAssertTrue(try text.waitForExistence())
  }

  func testActivatingAmbiguousQueryFails() throws {
    let app = try launch("controls")
    XCTAssertTrue(try app.buttons["Twin"].exists)
    XCTAssertEqual(try app.buttons.matching(name: "Twin").count, 2)
    let timeout = app.timeout
    app.timeout = .seconds(1)
    assertFails(
      .ambiguous,
      """
      Several elements match button "Twin". Use `.first` or a narrower query.
        \(Role.button) "Twin"
        \(Role.button) "Twin"
      """
    ) { try app.buttons["Twin"].click() }
    app.timeout = timeout
    try app.buttons.matching(name: "Twin").first.click()
  }

  /// Checks that queries don't find hidden pages, although GTK retains their states and frames.
  func testQueryFindsOnlyElementsOnVisiblePage() throws {
    let app = try launch("stack")
    XCTAssertTrue(try app.buttons["On page one"].exists)
    XCTAssertFalse(try app.buttons["On page two"].exists)
    XCTAssertFalse(try app.staticTexts["The strip"].exists)
    try app.tabs["Two"].click()
    try app.buttons["On page two"].wait(until: \.exists)
    XCTAssertFalse(try app.buttons["On page one"].exists)
    XCTAssertTrue(try app.tabs["Two"].isSelected)
    try app.toggleButtons["Show strip"].click()
    XCTAssertTrue(try app.staticTexts["The strip"].waitForExistence())
    try app.toggleButtons["Show strip"].click()
    XCTAssertTrue(try app.staticTexts["The strip"].waitForNonExistence())
  }

  /// Checks the visible rows of a long list. Of ten thousand rows, GTK reports a few hundred at most.
  func testRowsReportWhetherTheyAreVisible() throws {
    let app = try launch("list")
    let names = try app.rows.names
    XCTAssertEqual(names, names.indices.map { "Row \($0)" })
    XCTAssertTrue((20...1000).contains(names.count), "\(names.count) rows")
    XCTAssertTrue(try app.rows["Row 3"].isVisible)
    // GTK 4.8 also reports rows below the visible ones.
    if names.contains("Row 29") { XCTAssertFalse(try app.rows["Row 29"].isVisible) }
    XCTAssertFalse(try app.rows["Row 9999"].exists)
    try app.rows["Row 3"].focus()
    XCTAssertTrue(try app.rows["Row 3"].isFocused)
    try app.pressKey("End")
    try app.rows["Row 9999"].wait(until: \.isVisible)
    XCTAssertFalse(try app.rows["Row 3"].isVisible)
  }
}
