import Automation

/// Actions in the import and export windows.
protocol ImportController: MainScreenController, FileChooserController {}

extension ImportController {
  func openImport(of path: String) throws {
    try chooseFromMainMenu("Import…")
    try chooseFile(path, in: "Import from Another App")
  }

  func cancelImport() throws {
    try chooseFromMainMenu("Import…")
    try cancelFileChooser("Import from Another App")
  }

  func unlockArchive(_ passphrase: String) throws {
    try app.windows["Import"].textFields["Archive Passphrase"].focus()
    try app.typeText(passphrase)
    try app.pressKey("Return")
  }

  func closeImport() throws { try app.pressKey("Escape") }

  func tapImport(_ count: String) throws { try app.windows["Import"].buttons["Import \(count)"].tap() }

  func export(to folder: String) throws {
    try chooseFromMainMenu("Export…")
    try app.windows["Export"].buttons["Choose Folder…"].tap()
    try chooseFile(folder, in: "Choose Export Folder")
  }
}

/// Checks of imports and exports.
struct ImportValidator {
  let app: Application

  func validateAsksForPassphrase() throws {
    try app.windows["Import"].textFields["Archive Passphrase"]
      .wait(until: \.exists, for: "The passphrase field")
  }

  func validateSays(_ words: String) throws {
    try app.windows["Import"].elements.matching("that says “\(words)”") { $0.name.contains(words) }.first
      .wait(until: \.exists, for: "“\(words)”")
  }

  func validateClosed() throws {
    try app.windows["Import"].wait(until: { !$0.exists }, for: "The Import window to close")
  }
}
