// An application for the tests of Automation. `automation-fixture SCREEN` opens one of its screens.
import CAdwaita
import Foundation
import GTK

let screens: [String: () -> Screen] = [
  "controls": ControlsScreen.init, "list": ListScreen.init, "stack": StackScreen.init, "windows": WindowsScreen.init,
  "failure": FailureScreen.init, "slow": SlowScreen.init, "pointing": PointingScreen.init,
]

/// Writes a line to standard error, where a test can find it.
func log(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

if CommandLine.arguments.dropFirst().first == "drive" { drive() }

let name = CommandLine.arguments.dropFirst().first ?? ""
guard let makeScreen = screens[name] else {
  log("There is no screen \"\(name)\": the screens are \(screens.keys.sorted().joined(separator: ", ")).")
  exit(64)
}
do { try MainLoop.attach() } catch {
  log(error.description)
  exit(1)
}
guard Display.open() else {
  log("There is no display.")
  exit(1)
}
let application = Application(id: "automation.fixture", joinsRunningInstance: false)
var screen: Screen?
application.onActivate {
  let window = Window(application: application)
  window.title = "Fixture"
  window.setDefaultSize(width: 600, height: 500)
  let opened = makeScreen()
  screen = opened
  opened.window = window
  window.setContent(opened.content)
  window.present()
  opened.didOpen()
}
exit(application.run())
