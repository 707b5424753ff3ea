import AppFoundation
import Foundation
import SystemIO

/// The file that records that the welcome was shown.
public struct WelcomeRecord: Sendable {
  private let url: URL

  public init(_ url: URL) { self.url = url }

  public var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Creates the file, and returns whether that succeeded.
  public func write() -> Bool {
    do {
      try PrivateFile.createFolder(url.deletingLastPathComponent())
      try PrivateFile.replace(url, with: Data())
      return true
    } catch {
      return false
    }
  }
}

extension Folders {
  /// The file that records that the welcome was shown.
  public var welcomeRecord: URL { state.appending(path: "welcome-shown") }
}
