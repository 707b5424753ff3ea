import Automation

/// *Who Is Watching?*: the page, the window in which a profile is written, and the guest's line.
protocol ProfilesScreenController: AppDriver {}

extension ProfilesScreenController {
  /// By keyboard alone.
  func chooseUser(_ name: String) throws {
    try user(name).focus()
    try app.pressKey("Return")
  }

  func editUser(_ name: String) throws {
    try user(name).focus()
    try app.pressKey("F2")
  }

  func removeUser(_ name: String) throws {
    try user(name).focus()
    try app.pressKey("Delete")
  }

  func tapAddProfile() throws { try app.buttons["Add Profile…"].activate() }
  func tapBrowseAsGuest() throws { try app.buttons["Browse as Guest"].activate() }
  func tapLeave() throws { try app.buttons["Leave"].activate() }

  /// Types from field to field, and presses Enter.
  func writeProfile(_ words: [String], in title: String) throws {
    try app.windows[title].wait(until: \.isActive, for: "The window “\(title)”")
    for (place, text) in words.enumerated() {
      if place > 0 { try app.pressKey("Tab") }
      try app.pressKey("Ctrl+a")
      try app.typeText(text)
    }
    try app.pressKey("Return")
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }

  /// Says yes where something is lost.
  func confirmLeaving() throws {
    let window = app.windows["Leave Guest Browsing?"]
    try window.wait(until: \.isActive, for: "The question")
    try window.buttons["Leave"].activate()
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }

  func user(_ name: String) -> Element {
    app.rows.matching("of the user “\(name)”") { $0.name == name || $0.name.hasPrefix("\(name), ") }.first
  }
}

/// What must hold of who is watching.
struct ProfilesValidator {
  let app: Application

  /// The users in their order, as they are said.
  func validateUsers(_ sentences: [String]) throws {
    try app.wait(for: "the users \(sentences)") { () throws(AutomationError) in
      try app.rows.snapshots.map(\.name) == sentences
    }
  }

  func validateWords(_ words: String) throws {
    try app.staticTexts.matching("“\(words)”") { $0.name.contains(words) }.first.wait(
      until: \.exists, for: "“\(words)”")
  }

  func validateWatching(_ name: String) throws {
    try app.buttons["Watching: \(name)"].wait(until: \.exists, for: "\(name) in the header")
  }
}
