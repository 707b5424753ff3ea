import Automation
import Foundation
import XCTest

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
    try app.windows["Import"].textFields["Archive Passphrase"].typeText(passphrase)
    try pressReturn()
  }

  func tapImport(_ count: String) throws { try app.windows["Import"].buttons["Import \(count)"].tap() }

  /// Exports to a folder, and returns the name of the file in it.
  func export(to folder: URL) throws -> String {
    try chooseFromMainMenu("Export…")
    try app.windows["Export"].buttons["Choose Folder…"].tap()
    try chooseFile(folder.path, in: "Choose Export Folder")
    let files = { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") } }
    try app.wait(for: "The export") { ((try? files()) ?? []).count == 1 }
    return try XCTUnwrap(files().first)
  }
}

/// Checks of imports and exports.
struct ImportValidator: Validator {
  let app: Application

  func validateAsksForPassphrase() throws {
    try app.windows["Import"].textFields["Archive Passphrase"]
      .wait(until: \.exists, for: "The passphrase field")
  }

  func validateSays(_ words: String) throws {
    try app.windows["Import"].elements.first(containing: words).wait(until: \.exists, for: "“\(words)”")
  }

  func validateClosed() throws {
    try app.windows["Import"].wait(until: { !$0.exists }, for: "The Import window to close")
  }
}

/// Actions in GTK's file chooser, which appears if the desktop has none.
protocol FileChooserController: AppDriver {}

extension FileChooserController {
  /// Chooses a file or a folder by typing its path. A slash opens the path entry from anywhere in the window.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - title: The title of the window.
  func chooseFile(_ path: String, in title: String) throws {
    // GTK 4.8 gives this window no role.
    let window = app.elements[title]
    try window.wait(until: \.exists, for: "The choice of a file")
    // The first character opens the field. GTK would complete the text while the rest is typed.
    try app.typeText("/")
    let field = window.textFields.first
    try field.wait(until: \.isFocused, for: "The path's field")
    try field.setText(path)
    try app.pressKey("Return")
    try window.wait(until: { !$0.exists }, for: "The end of the choice")
  }

  func cancelFileChooser(_ title: String) throws {
    // GTK 4.8 gives this window no role.
    let window = app.elements[title]
    try window.wait(until: \.exists, for: "The choice of a file")
    try app.pressKey("Escape")
    try window.wait(until: { !$0.exists }, for: "The end of the choice")
  }
}
