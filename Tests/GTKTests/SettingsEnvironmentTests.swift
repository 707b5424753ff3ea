import Foundation
import XCTest

@testable import GTK

final class SettingsEnvironmentTests: XCTestCase {
  func testSystemFolderIsAddedOnlyIfDataFoldersHaveNoSchemas() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let schemas = folder.appending(path: "full/glib-2.0/schemas")
    try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: schemas.appending(path: "gschemas.compiled"))
    let (full, empty) = (folder.path + "/full", folder.path + "/empty")
    for (folders, isNeeded) in [
      (nil, false), ("", false), (full, false), (empty, true), ("\(empty):\(full)", false), ("\(empty):", true),
    ] {
      let environment = ["XDG_DATA_DIRS": folders].compactMapValues(\.self)
      XCTAssertEqual(SettingsEnvironment.needsSystemFolder(environment), isNeeded, folders ?? "-")
      let chosen = environment.merging(["GSETTINGS_SCHEMA_DIR": empty]) { $1 }
      XCTAssertFalse(SettingsEnvironment.needsSystemFolder(chosen))
    }
  }

  func testMissingSchemaIsNotInstalled() {
    XCTAssertFalse(SettingsSchema.isInstalled("org.example.Missing"))
  }
}
