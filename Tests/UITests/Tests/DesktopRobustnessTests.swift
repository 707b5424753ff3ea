import Foundation
import ToolTestSupport
import XCTest

/// Tests of the app on incomplete desktops: without a window manager, and without settings schemas.
final class DesktopRobustnessTests: MatineeUITestCase, MainScreenController, PreferencesController {
  func testEscapeDuringDragOfDialogDoesNotEndApp() throws {
    try launch()
    for _ in 1...3 {
      try openPreferences()
      try dragPreferencesPressingEscape()
      try pressEscape()
      try main.validateWindowIsActive()
    }
    try quit()
  }

  func testAppNeedsNoSettingsSchemas() throws {
    let folder = try TemporaryFolder()
    try launch(
      "--screen", "search",
      environment: ["XDG_DATA_DIRS": folder.url.path, "GSETTINGS_SCHEMA_DIR": folder.url.path])
    // The key of GTK's emoji chooser.
    try pressSearch()
    try pressKey("Ctrl+period")
    try main.validateWindowIsActive()
    try quit()
  }
}
