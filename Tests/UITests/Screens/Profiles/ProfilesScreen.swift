import Automation

/// Actions on the *Who’s Watching?* page, in the profile editor, and for guests.
protocol ProfilesScreenController: AppDriver {}

extension ProfilesScreenController {
  /// Chooses a profile with the keyboard only.
  func chooseUser(_ name: String) throws {
    try app.user(name).focus()
    try pressReturn()
  }

  func editUser(_ name: String) throws {
    try app.user(name).focus()
    try app.pressKey("F2")
  }

  func removeUser(_ name: String) throws {
    try app.user(name).focus()
    try app.pressKey("Delete")
  }

  func tapAddProfile() throws { try app.buttons["Add Profile…"].tap() }
  func tapBrowseAsGuest() throws { try app.buttons["Browse as Guest"].tap() }
  func tapLeave() throws { try app.buttons["Leave"].tap() }

  /// Fills in the fields in order and presses Enter.
  func writeProfile(_ values: [String], in title: String) throws {
    try app.windows[title].wait(until: \.isActive, for: "The window “\(title)”")
    for (index, text) in values.enumerated() {
      if index > 0 { try pressTab() }
      try replaceText(with: text)
    }
    try pressReturn()
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }

  /// Confirms the question whether to leave guest mode, which discards the guest's data.
  func confirmLeaving() throws {
    let window = app.windows["Leave Guest Mode?"]
    try window.wait(until: \.isActive, for: "The question")
    try window.buttons["Leave"].tap()
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }
}

extension Application {
  fileprivate func user(_ name: String) -> Element {
    rows.matching("of the user “\(name)”") { $0.name == name || $0.name.hasPrefix("\(name), ") }.first
  }
}

/// Checks of profiles.
struct ProfilesValidator: Validator {
  let app: Application

  /// Checks the accessible names of the profiles, in order.
  func validateUsers(_ sentences: [String]) throws {
    try app.wait(for: "the users \(sentences)") { () throws(AutomationError) in
      try app.rows.snapshots.map(\.name) == sentences
    }
  }

  func validateUserIsFocused(_ name: String) throws {
    try app.user(name).wait(until: \.isFocused, for: "The focus on “\(name)”")
  }

  /// Checks the name of the avatar, which only a wide window has.
  func validateCurrentProfile(_ name: String) throws {
    try app.resize(width: 1200, height: 800)
    try validateButton("Current profile: \(name)")
  }
}
