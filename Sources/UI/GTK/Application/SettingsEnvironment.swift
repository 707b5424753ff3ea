import Foundation

/// The environment variable for additional settings schemas.
public nonisolated enum SettingsEnvironment {
  /// Adds the system's schemas if `XDG_DATA_DIRS` hides them. Without them, GTK ends the program when it opens a file
  /// dialog.
  ///
  /// Call it before other threads exist, and before GTK is initialized.
  ///
  /// - Parameter systemFolder: The folder of the system's schemas.
  public static func prepare(systemFolder: String = "/usr/share/glib-2.0/schemas") {
    let environment = ProcessInfo.processInfo.environment
    guard needsSystemFolder(environment), isSchemaFolder(systemFolder) else { return }
    setenv("GSETTINGS_SCHEMA_DIR", systemFolder, 1)
  }

  /// Returns whether the variables name no folder with schemas.
  static func needsSystemFolder(_ environment: [String: String]) -> Bool {
    guard environment["GSETTINGS_SCHEMA_DIR"] == nil, let folders = environment["XDG_DATA_DIRS"], !folders.isEmpty
    else {
      return false
    }
    return !folders.split(separator: ":").contains { isSchemaFolder("\($0)/glib-2.0/schemas") }
  }

  private static func isSchemaFolder(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/gschemas.compiled")
  }
}
