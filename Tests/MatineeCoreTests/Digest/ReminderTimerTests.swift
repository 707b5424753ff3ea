import Foundation
import Synchronization
import Testing
import ToolTestSupport

@testable import Planning

/// The systemd timer, with a fake `systemctl`.
struct ReminderTimerTests {
  private let folder: TemporaryFolder
  private var units: URL { folder.url.appending(path: "systemd/user", directoryHint: .isDirectory) }

  init() throws { folder = try TemporaryFolder() }

  /// A fake `systemctl --user`.
  private final class Systemd: Sendable {
    let calls = Mutex<[String]>([])
    let isRunning: Bool
    let knowsUnits: Bool

    init(isRunning: Bool = true, knowsUnits: Bool = false) {
      (self.isRunning, self.knowsUnits) = (isRunning, knowsUnits)
    }

    func run(_ arguments: [String]) -> Bool {
      let known = calls.withLock { calls in
        calls.append(arguments[0])
        return knowsUnits || calls.contains("daemon-reload")
      }
      return isRunning && (arguments[0] != "enable" || known)
    }
  }

  private func timer(_ systemd: Systemd, program: String = "/opt/My App/50%/matinee") -> ReminderTimer {
    ReminderTimer(folder: units, program: program) { systemd.run($0) }
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: units.path)) ?? []).sorted()
  }

  @Test func `Units that a package installed are only enabled`() async {
    let systemd = Systemd(knowsUnits: true)
    #expect(await timer(systemd).turnOn())
    #expect(systemd.calls.withLock(\.self) == ["show-environment", "enable"] && files.isEmpty)
  }

  @Test func `Missing units are written, and removed when the timer is turned off`() async throws {
    let systemd = Systemd()
    #expect(await timer(systemd).turnOn())
    let names = ["service", "timer"].map { "\(ReminderTimer.name).\($0)" }
    #expect(files == names)
    let service = try String(contentsOf: units.appending(path: names[0]), encoding: .utf8)
    #expect(service.contains(#"ExecStart="/opt/My App/50%%/matinee" remind"#))
    await timer(systemd).turnOff()
    #expect(files.isEmpty)
    #expect(systemd.calls.withLock(\.self).suffix(3) == ["show-environment", "disable", "daemon-reload"])
  }

  @Test func `Nothing is written without systemd`() async {
    #expect(await timer(Systemd(isRunning: false)).turnOn() == false)
    #expect(files.isEmpty)
  }

  @Test func `Units that the user wrote remain`() async throws {
    try FileManager.default.createDirectory(at: units, withIntermediateDirectories: true)
    let own = units.appending(path: "\(ReminderTimer.name).timer")
    try Data("[Timer]".utf8).write(to: own)
    await timer(Systemd()).turnOff()
    #expect(files == [own.lastPathComponent])
  }

  @Test func `The model reports whether the timer could be turned on`() async {
    let model = await ReminderTimerModel(timer(Systemd(isRunning: false)))
    await model.set(true)
    await model.finish()
    #expect(await model.isOn == false)
    let other = await ReminderTimerModel(timer(Systemd()))
    await other.set(true)
    await other.finish()
    #expect(await other.isOn == true)
    #expect(await ReminderTimerModel(nil).isOn == false)
  }

  @Test func `The written units are the installed ones`() async throws {
    #expect(await timer(Systemd(), program: "/usr/bin/matinee").turnOn())
    let data = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../data/systemd")
      .standardized
    for (name, kind) in [("service.in", "service"), ("timer", "timer")] {
      let installed = try String(contentsOf: data.appending(path: "\(ReminderTimer.name).\(name)"), encoding: .utf8)
      let written = try String(contentsOf: units.appending(path: "\(ReminderTimer.name).\(kind)"), encoding: .utf8)
      let content = written.split(separator: "\n").dropFirst().map { String($0).replacing("\"", with: "") }
      #expect(content == installed.replacing("@BINDIR@", with: "/usr/bin").split(separator: "\n").map { String($0) })
    }
  }
}
