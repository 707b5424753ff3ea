import Automation
import AutomationTestSupport
import XCTest

/// Tests of user actions on controls of every kind.
final class ActionTests: FixtureTestCase {
  func testPerformsAccessibilityActions() throws {
    let app = try launch("controls")
    try app.buttons["Press"].performAccessibilityAction()
    try app.staticTexts["Pressed"].wait(until: \.exists)
    try app.toggleButtons["Toggle"].performAccessibilityAction()
    try app.toggleButtons["Toggle"].wait(until: \.isPressed)
    try app.switches["Switch"].performAccessibilityAction()
    try app.switches["Switch"].wait(until: \.isChecked)
  }

  func testPerformsAccessibilityActionByName() throws {
    let app = try launch("controls")
    XCTAssertTrue(try app.windows["Fixture"].actions.contains("win.rename"))
    try app.windows["Fixture"].performAccessibilityAction("win.rename")
    try app.staticTexts["Chose rename"].wait(until: \.exists)
  }

  func testClickUsesPointer() throws {
    let app = try launch("controls")
    try app.checkBoxes["Check"].click()
    try app.checkBoxes["Check"].wait(until: \.isChecked)
    try app.buttons["More Actions"].click()
    try app.staticTexts["More"].wait(until: \.exists)
  }

  func testTypeTextEntersCharactersMissingFromKeyboard() throws {
    let app = try launch("controls")
    try app.textFields["Name"].typeText("Zoë, 日本 & A!\n")
    try app.staticTexts["Entered Zoë, 日本 & A!"].wait(until: \.exists)
    XCTAssertEqual(try app.textFields["Name"].text, "Zoë, 日本 & A!")
  }

  func testSetTextReplacesText() throws {
    let app = try launch("controls")
    try app.searchFields["Search"].setText("dune")
    try app.staticTexts["Searched for dune"].wait(until: \.exists)
    try app.searchFields["Search"].setText("")
    try app.searchFields["Search"].wait { $0.text == "" }
  }

  func testPressKeySendsKeysAndModifiers() throws {
    let app = try launch("controls")
    try app.checkBoxes["Check"].pressKey("space")
    try app.checkBoxes["Check"].wait(until: \.isChecked)
    // Tab leaves a group of radio buttons; the arrow keys move within it.
    try app.checkBoxes["Red"].pressKey("Down")
    try app.checkBoxes["Blue"].wait(until: \.isChecked)
    XCTAssertFalse(try app.checkBoxes["Red"].isChecked)
    try app.textFields["Name"].typeText("one two")
    try app.pressKey("Ctrl+BackSpace")
    try app.textFields["Name"].wait { $0.text == "one " }
    try app.pressKey("a", .control)
    try app.pressKey("Delete")
    try app.textFields["Name"].wait { $0.text == "" }
  }

  func testTabMovesFocusForwardAndShiftTabBack() throws {
    let app = try launch("controls")
    XCTAssertEqual(try app.focusedElement?.name, "Press")
    try app.pressKey("Tab")
    XCTAssertEqual(try app.focusedElement?.name, "More Actions")
    try app.pressKey("Shift+Tab")
    XCTAssertEqual(try app.focusedElement?.name, "Press")
  }

  func testSelectChoosesRowAndSetValueMovesSlider() throws {
    let app = try launch("controls")
    try app.lists["Fruits"].rows["Pear"].select()
    try app.rows["Pear"].wait(until: \.isSelected)
    XCTAssertFalse(try app.rows["Apple"].isSelected)
    try app.sliders["Level"].setValue(40)
    try app.sliders["Level"].wait { $0.value == 40 }
  }

  func testMenuItemCanBeActivated() throws {
    let app = try launch("controls")
    XCTAssertFalse(try app.menuItems["Delete"].exists)
    try app.buttons["Menu"].tap()
    try app.menuItems["Delete"].tap()
    try app.staticTexts["Chose delete"].wait(until: \.exists)
    XCTAssertTrue(try app.menuItems["Delete"].waitForNonExistence())
  }

  func testScrollTurnsWheel() throws {
    let app = try launch("list")
    XCTAssertTrue(try app.rows["Row 0"].isVisible)
    XCTAssertFalse(try app.rows["Row 40"].isVisible)
    try app.lists.element.scroll(3)
    try app.rows["Row 0"].wait(until: { !$0.isVisible })
    XCTAssertGreaterThan(try app.rows.matching { $0.isVisible }.count, 10)
    try app.wait(for: "The start of the list") { () throws(AutomationError) in
      try app.lists.element.scroll(-1)
      return try app.rows["Row 0"].isVisible
    }
  }

  func testUnsupportedActionsFailWithExplanation() throws {
    let app = try launch("controls")
    assertFails(.unsupported, "Check box \"Check\": it has no actions.") {
      try app.checkBoxes["Check"].performAccessibilityAction()
    }
    assertFails(.unsupported, "Button \"Press\": it has no action \"fly\", only \"click\".") {
      try app.buttons["Press"].performAccessibilityAction("fly")
    }
    assertFails(.unsupported, "Button \"Press\": its text isn’t editable.") { try app.buttons["Press"].setText("x") }
    assertFails(.unsupported, "Button \"Press\": its parent doesn’t support selection.") {
      try app.buttons["Press"].select()
    }
    assertFails(.misuse, "There’s no key \"Ctl+X\"") { try app.pressKey("Ctl+X") }
    app.timeout = .seconds(2)
    assertFails(.unsupported, "The keyboard can’t reach button \"Not now\": the focus visited") {
      try app.buttons["Not now"].focus()
    }
  }
}
