import Foundation

/// The files that document a failure: `tree.txt`, `screenshot.png` and `stderr.txt` in one folder.
struct Artifacts {
  let folder: URL

  /// The parent of all artifact folders: `AUTOMATION_ARTIFACTS`, or `.build/automation` in the current directory.
  static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["AUTOMATION_ARTIFACTS"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
      .appending(path: ".build/automation", directoryHint: .isDirectory)
  }()

  /// Writes the files and replaces earlier ones. Returns `false` if writing fails.
  func write(tree: String, screenshot: Data?, standardError: String) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(tree.utf8).write(to: folder.appending(path: "tree.txt"))
      try Data(standardError.utf8).write(to: folder.appending(path: "stderr.txt"))
      let screenshotURL = folder.appending(path: "screenshot.png")
      try? FileManager.default.removeItem(at: screenshotURL)
      try screenshot?.write(to: screenshotURL)
      return true
    } catch {
      return false
    }
  }
}
