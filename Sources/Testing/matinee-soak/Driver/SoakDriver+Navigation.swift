import Automation

// Steps that show another screen or another part of it.
extension SoakDriver {
  func press(_ keys: [String]) throws {
    for key in keys { try app.pressKey(key) }
  }

  /// Closes menus and dialogs.
  func closeDialogs() throws { try press(["Escape", "Escape"]) }

  func selectTab(_ number: Int) throws {
    try closeDialogs()
    try app.pressKey("Alt+\(number)")
  }

  /// Opens a screen by launching the app again, as from a link.
  func open(_ address: String) throws { _ = try app.launchAgain(["--screen", address]) }

  /// Clicks one of the visible matches.
  func click(_ query: Query, at fraction: Double) throws -> Bool {
    let visible = try query.snapshots.enumerated().filter { $0.element.isVisible }.map(\.offset)
    guard !visible.isEmpty else { return false }
    let element = query.element(at: visible[Int(fraction * Double(visible.count - 1))])
    guard try element.isHittable else { return false }
    try element.click()
    return true
  }

  /// Clicks a button that doesn't end the app or open a window of the desktop.
  func clickButton(at fraction: Double) throws -> Bool {
    let excluded = ["Close", "Minimize", "Maximize", "Quit", "Save…", "Choose File…"]
    return try click(app.buttons.matching("of the page") { !excluded.contains($0.name) }, at: fraction)
  }

  /// Clicks a point below the main window's header, so not the button that closes it.
  func clickPoint(across: Double, down: Double) throws {
    try app.click(across: across, down: down)
    // The click may have opened a file chooser, which would hide the app for the next steps.
    if try app.windows.count > 1 { try closeDialogs() }
  }

  func scroll(view fraction: Double, notches: Int) throws -> Bool {
    let visible = try app.scrollViews.snapshots.enumerated().filter { $0.element.isVisible }.map(\.offset)
    guard !visible.isEmpty else { return false }
    try app.scrollViews.element(at: visible[Int(fraction * Double(visible.count - 1))]).scroll(notches)
    return true
  }

  func search(_ words: String) throws {
    try closeDialogs()
    try app.pressKey("Ctrl+f")
    try app.pressKey("Ctrl+a")
    try app.typeText(words)
  }
}
