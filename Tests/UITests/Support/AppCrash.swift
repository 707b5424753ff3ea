import Automation
import Foundation
import ToolTestSupport
import XCTest

/// A crash of the app at one of its file operations, simulated by the preloaded library `CrashShim`.
///
/// At an odd operation, the app is killed. At an even one, the power fails, so that what wasn't synced may be lost.
final class AppCrash: CustomStringConvertible {
  let description: String
  private let operation: Int
  private let seed: UInt64
  private let appFolder: URL
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - appFolder: The folder that contains the app's folders.
  ///   - operation: The number of the file operation after ``arm()`` before which the app ends; 0 for its exit.
  ///   - seed: Chooses what is lost with the power; 0 loses everything that may be lost.
  init(in appFolder: URL, at operation: Int, seed: UInt64) throws {
    self.appFolder = appFolder
    self.operation = operation
    self.seed = seed
    description = "\(Self.mode(operation)) at operation \(operation), seed \(seed)"
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: saved, withIntermediateDirectories: true)
  }

  /// The environment variables for the app.
  var variables: [String: String] {
    [
      "LD_PRELOAD": CommandLineTool.products.appending(path: "libCrashShim.so").path,
      "CRASH_FOLDER": appFolder.resolvingSymlinksInPath().path, "CRASH_SAVED": saved.path,
      "CRASH_AFTER": startFile.path, "CRASH_COUNT": countFile.path, "CRASH_MODE": Self.mode(operation),
      "CRASH_AT": "\(operation)", "CRASH_SEED": "\(seed)", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Counts the app's operations from now on.
  func arm() throws { try Data().write(to: startFile) }

  /// The number of operations until the app has exited; 0 if it crashed before.
  var operationCount: Int {
    let text = try? String(contentsOf: countFile, encoding: .utf8)
    return text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0
  }

  private static func mode(_ operation: Int) -> String { operation.isMultiple(of: 2) ? "power" : "kill" }

  private var saved: URL { folder.url.appending(path: "saved", directoryHint: .isDirectory) }
  private var startFile: URL { folder.url.appending(path: "start") }
  private var countFile: URL { folder.url.appending(path: "count") }
}

extension MainScreenController where Self: MatineeUITestCase {
  /// Performs actions, and returns whether the app has survived them.
  func isDone(beforeCrashIn actions: () throws -> Void) throws -> Bool {
    do {
      try actions()
      return true
    } catch {
      guard try app.waitForExit(timeout: .zero) == .killed(signal: SIGKILL) else { throw error }
      return false
    }
  }

  func quitUnlessCrashed() throws {
    guard app.isRunning else { return }
    // The app may crash while it quits.
    _ = try isDone(beforeCrashIn: { try pressQuit() })
    _ = try app.waitForExit()
  }

  /// Launches the app again without a crash, and expects that its library is intact.
  func relaunchIntact(_ crash: AppCrash) throws {
    for name in crash.variables.keys { app.environment[name] = nil }
    try relaunch()
    validateNoErrors("\(crash)")
  }
}
