import Automation
import Foundation
import XCTest

/// Actions on the calendar. The sample's episodes all aired in the past.
protocol CalendarController: AppDriver {}

extension CalendarController {
  func pressCalendar() throws { try app.pressKey("Ctrl+Shift+c") }

  /// Scrolls back to the past, and clicks the latest entry of a title.
  func clickPastRow(of title: String) throws {
    try today.focus()
    try app.pressKey("Up")
    try app.rows.first(containing: "\(title), S").wait(until: \.exists, for: "The past")
    let names = try app.rows.names
    let index = try XCTUnwrap(names.lastIndex { $0.contains("\(title), S") })
    try app.rows.element(at: index).click()
  }

  /// Opens the latest entry before today with the keyboard.
  func openPastRowByKey() throws {
    try today.focus()
    try app.pressKey("Up")
    try pressReturn()
  }

  /// Moves from today to the previous day, and then to the month before.
  func pressPreviousDayAndMonth() throws {
    for key in ["Left", "Page_Up"] { try app.pressKey(key) }
  }

  func focusedName() throws -> String? { try app.focusedElement?.name }

  private var today: Element { get throws { app.rows.first(beginningWith: "Today · ") } }
}
