import Automation
import XCTest

/// Actions on single views in the gallery.
protocol GalleryController: AppDriver {}

extension GalleryController {
  func launch(_ entry: String) throws {
    app.arguments = ["--entry", entry]
    try app.launch()
  }

  func tapTable(_ chart: String) throws { try app.toggleButtons["Table, \(chart)"].tap() }
  func drag(_ row: String, to other: String, down: Double = 0.5) throws {
    try app.rows[row].drag(to: app.rows[other], down: down)
  }

  func setStars(_ rating: Double) throws { try app.stars.setValue(rating) }
  func removeStars() throws { try app.buttons["Remove Rating"].performAccessibilityAction() }
  func pressKeyOnStars(_ key: String) throws { try app.stars.pressKey(key) }
  func hoverOverStars(across: Double) throws { try app.stars.hover(across: across) }
  func clickStars(across: Double) throws { try app.stars.click(across: across) }
  func scrollOverStars() throws { try app.stars.scroll(3) }

  func moveTaskDown(_ name: String) throws { try app.tasks[name].pressKey("Alt+Down") }
  func toggleTask(_ name: String) throws { try app.tasks[name].performAccessibilityAction("task.toggle") }
  func taskNames() throws -> [String] { try app.tasks.names }
}

extension Application {
  fileprivate var stars: Element { sliders["Your rating"] }
  fileprivate var tasks: Query { lists["Watchlist"].rows }
}

/// Checks of single views in the gallery.
struct GalleryValidator: Validator {
  let app: Application

  /// Waits for a rating.
  func validateStars(_ rating: Double, _ description: String = "") throws {
    try app.stars.wait { $0.value == rating && $0.description == description }
  }

  /// Checks that the rating is still the same.
  func validateStarsStay(_ rating: Double, _ reason: String, file: StaticString = #filePath, line: UInt = #line) throws
  {
    XCTAssertEqual(try app.stars.value, rating, reason, file: file, line: line)
  }

  func validateTasks(_ names: [String]) throws {
    try app.wait(for: "the tasks \(names)") { () throws(AutomationError) in
      try Array(app.tasks.names.prefix(names.count)) == names
    }
  }

  func validateTaskIsFocused(_ name: String) throws { try app.tasks[name].wait(until: \.isFocused) }
  func validateTaskIsChecked(_ name: String) throws { try app.tasks[name].wait(until: \.isChecked) }

  func validateCheckedTaskCount(_ count: Int, file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(try app.tasks.matching("that is checked", \.isChecked).count, count, file: file, line: line)
  }

  func validateTaskHasAction(_ action: String, _ name: String) throws {
    XCTAssertTrue(try app.tasks[name].actions.contains(action))
  }

  func validateRow(_ name: String, in list: String? = nil) throws {
    try (list.map { app.lists[$0].rows } ?? app.rows)[name].wait(until: \.exists)
  }
}
