import Foundation
import SystemIO

/// The file that stores the window's state. A damaged file counts as missing.
public struct WindowStateFile: Sendable {
  private let url: URL

  public init(_ url: URL) { self.url = url }

  /// Returns the state of the previous run; `nil` if there is none.
  public func read() -> WindowState? {
    guard let data = try? RegularFile.read(url, limit: maximumBytes),
      let state = try? JSONDecoder().decode(WindowState.self, from: data),
      sizes.contains(state.width), sizes.contains(state.height)
    else { return nil }
    return state
  }

  /// Saves the state, and returns whether that succeeded.
  @discardableResult
  public func write(_ state: WindowState) -> Bool {
    do {
      try PrivateFile.createFolder(url.deletingLastPathComponent())
      try PrivateFile.replace(url, with: JSONEncoder().encode(state))
      return true
    } catch {
      return false
    }
  }
}

private let maximumBytes = 64 << 10
/// The accepted widths and heights in application pixels.
private let sizes = 100...16_384
