import Automation

/// Actions for offline mode.
protocol OfflineController: MainScreenController {}

extension OfflineController {
  func switchWorkOffline() throws { try chooseFromMainMenu("Work Offline") }
  func tapGoOnline() throws { try app.buttons.matching("“Go Online”") { $0.name == "Go Online" }.first.tap() }
}
