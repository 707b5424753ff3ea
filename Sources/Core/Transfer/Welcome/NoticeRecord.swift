import AppFoundation
import Foundation
import SystemIO

/// A file that records that a notice was shown, so that it appears only once.
public struct NoticeRecord: Sendable {
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
  /// The file that records that the notice about the sample catalogue was shown.
  public var sampleNoticeRecord: URL { state.appending(path: "sample-notice-shown") }
}
