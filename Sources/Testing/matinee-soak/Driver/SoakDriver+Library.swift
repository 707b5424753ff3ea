import Automation

// Steps that change the library, the downloads and the profile.
extension SoakDriver {
  func rate(_ stars: Int) throws -> Bool {
    let slider = app.sliders["Your Rating"]
    guard try slider.isHittable else { return false }
    try slider.click(across: Double(stars) / 10 - 0.05)
    return true
  }

  func toggleList(_ index: Int) throws {
    try app.pressKey("Ctrl+d")
    try press([String](repeating: "Down", count: index) + ["space"])
    try closeDialogs()
  }

  func download() throws -> Bool {
    try closeDialogs()
    try app.pressKey("F10")
    let item = app.menuItems["Download"]
    guard try item.isHittable else {
      try closeDialogs()
      return false
    }
    try item.click()
    return true
  }

  func switchProfile(at fraction: Double) throws -> Bool {
    try closeDialogs()
    try open("profiles")
    try waitUntilIdle()
    guard try click(app.rows, at: fraction) else { return false }
    surroundings.isOwner = false
    return true
  }

  func browseAsGuest() throws -> Bool {
    try closeDialogs()
    try open("profiles")
    try waitUntilIdle()
    let button = app.buttons["Browse as Guest"]
    guard try button.isHittable else { return false }
    try button.click()
    surroundings.isOwner = false
    return true
  }

  /// Returns from another profile, or from guest mode, to the owner's profile.
  func becomeOwner() throws {
    guard !surroundings.isOwner else { return }
    let leave = app.buttons["Leave"]
    if try leave.isHittable {
      try leave.click()
      let question = app.windows["Leave Guest Mode?"].buttons["Leave"]
      if try question.waitForExistence(timeout: .seconds(1)) { try question.click() }
      try waitUntilIdle()
    }
    try open("profiles")
    try waitUntilIdle()
    _ = try click(app.rows, at: 0)
    try waitUntilIdle()
    surroundings.isOwner = true
  }
}
