import AppFoundation
import Foundation
import SystemIO

/// The systemd timer of the user that runs `matinee remind`, so that reminders appear while the app is closed.
///
/// A package may have installed its units. Otherwise, the timer's units are written to the user's folder.
///
/// Source: [systemd.timer](https://www.freedesktop.org/software/systemd/man/latest/systemd.timer.html).
public struct ReminderTimer: Sendable {
  /// Runs `systemctl --user` with some arguments, and returns whether it succeeded.
  public typealias Run = @Sendable (_ arguments: [String]) async -> Bool

  private let folder: URL
  private let program: String
  private let run: Run

  /// - Parameters:
  ///   - folder: The folder of the user's units.
  ///   - program: The path of the program that the timer starts.
  public init(folder: URL, program: String, run: @escaping Run) {
    (self.folder, self.program, self.run) = (folder, program, run)
  }

  /// Starts the timer now and at each login. Returns `false` if systemd doesn't run for the user, or if the units can't
  /// be written.
  @concurrent
  public func turnOn() async -> Bool {
    // Without a manager of the user's services, nothing must be left behind.
    guard await run(["show-environment"]) else { return false }
    if await run(["enable", "--now", Self.name + ".timer"]) { return true }
    do {
      try PrivateFile.createFolder(folder)
      try PrivateFile.replace(url("service"), with: Data(service.utf8))
      try PrivateFile.replace(url("timer"), with: Data(Self.timer.utf8))
    } catch {
      return false
    }
    guard await run(["daemon-reload"]), await run(["enable", "--now", Self.name + ".timer"]) else {
      removeUnits()
      return false
    }
    return true
  }

  /// Stops the timer for good, and removes the units that ``turnOn()`` wrote.
  @concurrent
  public func turnOff() async {
    guard await run(["show-environment"]) else {
      removeUnits()
      return
    }
    _ = await run(["disable", "--now", Self.name + ".timer"])
    guard removeUnits() else { return }
    _ = await run(["daemon-reload"])
  }

  /// Returns whether the timer runs.
  @concurrent
  public func isOn() async -> Bool { await run(["is-active", "--quiet", Self.name + ".timer"]) }

  /// The name of the units.
  public static let name = "io.github.matinee_app.Matinee.Reminder"

  private func url(_ kind: String) -> URL { folder.appending(path: "\(Self.name).\(kind)") }

  /// Removes the units, unless the user wrote them. Returns whether there were any.
  @discardableResult
  private func removeUnits() -> Bool {
    let written = ["service", "timer"].map(url).filter { url in
      (try? RegularFile.read(url, limit: 65_536)).map { String(decoding: $0, as: UTF8.self).hasPrefix(Self.mark) }
        == true
    }
    for url in written { try? FileManager.default.removeItem(at: url) }
    return !written.isEmpty
  }
}

extension ReminderTimer {
  /// The first line of the units that the app writes.
  private static let mark = "# Written by Matinee, which removes this file when you turn off the daily reminder."

  /// A percent sign, a backslash and a quotation mark have a meaning in a unit.
  private var service: String {
    let path = program.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
      .replacing("$", with: "$$")
    return """
      \(Self.mark)
      [Unit]
      Description=Matinee's daily reminder

      [Service]
      Type=exec
      ExecStart="\(path)" remind

      """
  }

  private static let timer = """
    \(mark)
    [Unit]
    Description=Matinee's daily reminder

    [Timer]
    OnStartupSec=2min
    OnUnitActiveSec=15min

    [Install]
    WantedBy=timers.target

    """
}

extension ReminderTimer {
  /// The timer of the current user.
  ///
  /// - Parameter environment: The process's environment.
  public static func live(_ environment: [String: String]) -> ReminderTimer? {
    guard let program = Bundle.main.executablePath,
      let configuration = try? Folders(environment: environment).configuration.deletingLastPathComponent()
    else { return nil }
    let folder = configuration.appending(path: "systemd/user", directoryHint: .isDirectory)
    return ReminderTimer(folder: folder, program: program) { await systemctl($0) }
  }

  private static func systemctl(_ arguments: [String]) async -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["systemctl", "--user", "--no-ask-password"] + arguments
    (process.standardInput, process.standardOutput, process.standardError) = (
      FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
    )
    return await withCheckedContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(returning: false)
      }
    }
  }
}
