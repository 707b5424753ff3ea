import Automation

/// A driver of the app: a test that adopts the controllers of the screens it visits.
///
/// A controller navigates to a screen and acts on it; a validator checks it. Tests combine the two and contain no roles
/// or element names.
protocol AppDriver {
  var app: Application { get }
}

extension AppDriver {
  func pressKey(_ key: String, times: Int = 1) throws { try app.pressKey(key, times: times) }
  func pressReturn() throws { try app.pressKey("Return") }
  func pressEscape() throws { try app.pressKey("Escape") }
  func pressSpace() throws { try app.pressKey("space") }
  func pressTab() throws { try app.pressKey("Tab") }
  func pressDown() throws { try app.pressKey("Down") }
  func typeText(_ text: String) throws { try app.typeText(text) }

  /// Replaces the text of the field with the keyboard focus.
  func replaceText(with text: String) throws {
    try app.pressKey("Ctrl+a")
    try app.typeText(text)
  }
}

/// Checks of a screen. Those that apply to any screen are here.
protocol Validator {
  var app: Application { get }
}

extension Validator {
  func validateText(_ text: String, isShown: Bool = true) throws {
    try app.staticTexts[text].wait(until: { $0.exists == isShown }, for: isShown ? "“\(text)”" : "No “\(text)”")
  }

  /// - Parameter timeout: The time to wait; longer for slow operations.
  func validateText(beginning words: String, isShown: Bool = true, timeout: Duration? = nil) throws {
    try app.staticTexts.first(beginningWith: words).wait(
      until: { $0.exists == isShown }, timeout: timeout, for: isShown ? "“\(words)…”" : "No “\(words)…”")
  }

  func validateText(containing words: String, isShown: Bool = true) throws {
    try app.staticTexts.first(containing: words).wait(
      until: { $0.exists == isShown }, for: isShown ? "“\(words)”" : "No “\(words)”")
  }

  func validateHeading(_ text: String, isShown: Bool = true) throws {
    try app.headings[text].wait(
      until: { $0.exists == isShown }, for: "\(isShown ? "The" : "No") heading “\(text)”")
  }

  /// Checks that there is at least one button of this name, or none.
  func validateButton(_ name: String, isShown: Bool = true) throws {
    try app.buttons.matching(name: name).first.wait(
      until: { $0.exists == isShown }, for: "\(isShown ? "The" : "No") button “\(name)”")
  }

  func validateButtonIsFocused(_ name: String) throws {
    try app.buttons[name].wait(until: \.isFocused, for: "The keyboard focus on “\(name)”")
  }

  /// Checks a button that stays pressed.
  func validateButtonIsPressed(_ name: String) throws {
    try app.buttons[name].wait(until: \.isPressed, for: "“\(name)”, pressed")
  }

  /// Checks that the rows begin with these texts, and that there are no others.
  func validateRows(beginning beginnings: [String]) throws {
    try app.wait(for: "the rows \(beginnings)") { () throws(AutomationError) in
      let names = try app.rows.names
      return names.count == beginnings.count && zip(names, beginnings).allSatisfy { $0.hasPrefix($1) }
    }
  }
}

extension Query {
  func first(beginningWith words: String) -> Element {
    matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
  }

  func first(containing words: String) -> Element {
    matching("that says “\(words)”") { $0.name.contains(words) }.first
  }
}
