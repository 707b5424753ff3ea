import Automation
import Foundation
import SampleCatalogue
import ToolTestSupport

// Steps that change the window, the desktop's settings and the network.
extension SoakDriver {
  func resize(_ width: Int, _ height: Int) throws {
    try closeDialogs()
    try app.resize(width: width, height: height)
    surroundings.size = (width, height)
  }

  func setTextScale(_ scale: Double) throws {
    try app.setTextScale(scale)
    surroundings.textScale = scale
  }

  func openPreferences() throws -> Bool {
    try closeDialogs()
    try app.pressKey("Ctrl+comma")
    let window = app.windows["Preferences"]
    guard try window.waitForExistence() else { return false }
    try press(["Tab", "Page_Down", "Page_Up"])
    try app.pressKey("Escape")
    return true
  }

  func setAppearance(_ name: String) throws -> Bool {
    try closeDialogs()
    try app.pressKey("Ctrl+comma")
    let choice = app.windows["Preferences"].checkBoxes[name]
    guard try choice.waitForExistence() else { return false }
    try choice.tap()
    try app.pressKey("Escape")
    surroundings.appearance = name
    return true
  }

  func cutNetwork() throws {
    guard !surroundings.isNetworkCut else { return }
    try server.stop()
    surroundings.isNetworkCut = true
  }

  func restoreNetwork() throws {
    guard surroundings.isNetworkCut else { return }
    try server.start()
    surroundings.isNetworkCut = false
  }

  func addFault(_ rule: String) throws {
    try server.add(FaultRule(parsing: rule))
    surroundings.hasFaults = true
  }

  func removeFaults() throws {
    guard surroundings.hasFaults else { return }
    try server.recover()
    surroundings.hasFaults = false
  }

  /// Restores the surroundings, returns to the home screen, and waits until the app is idle.
  ///
  /// With new screens, the app is in guest mode, so its library is always empty. Call ``endRest()`` after measuring.
  ///
  /// - Returns: Whether the screens are new, if asked for.
  func rest(renewsScreens: Bool) throws -> Bool {
    try removeFaults()
    try restoreNetwork()
    try closeDialogs()
    try setTextScale(1)
    try resize(Self.restingSize.width, Self.restingSize.height)
    try becomeOwner()
    if surroundings.appearance != "Light" { _ = try setAppearance("Light") }
    // A switch of profiles makes the visible pages again.
    try returnHome()
    let areScreensNew = try renewsScreens && browseAsGuest()
    if areScreensNew { try visitScreens() }
    try returnHome()
    try waitUntilIdle()
    // By then, the app has returned unused memory.
    Thread.sleep(forTimeInterval: 5)
    return areScreensNew || !renewsScreens
  }

  /// Shows the tabs and segments that the app retains.
  private func visitScreens() throws {
    for address in SoakVocabulary.retainedScreens {
      try open(address)
      try waitUntilIdle()
    }
  }

  private func returnHome() throws {
    try open("home")
    try closeDialogs()
    try selectTab(1)
  }

  /// Waits until the app uses less than a tenth of a processor, or up to 15 seconds if something moves forever.
  func waitUntilIdle() throws {
    guard let process = app.processIdentifier else { return }
    let start = ContinuousClock.now
    var (since, last) = (start, ProcessResources.ticks(of: process))
    try app.wait(for: "The app to be idle", timeout: .seconds(20)) { () throws(AutomationError) in
      let now = ContinuousClock.now
      guard since.duration(to: now) >= .milliseconds(400) else { return start.duration(to: now) > .seconds(15) }
      let ticks = ProcessResources.ticks(of: process)
      defer { (since, last) = (now, ticks) }
      // A tick is a hundredth of a second.
      return .milliseconds((ticks - last) * 100) < since.duration(to: now)
    }
  }
}
