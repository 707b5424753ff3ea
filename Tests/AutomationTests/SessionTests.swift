import Automation
import AutomationTestSupport
import XCTest

/// Tests that each program has a private session, which leaves nothing behind.
final class SessionTests: FixtureTestCase {
  func testTwoProgramsHaveSeparateSessions() throws {
    let one = try launch("controls")
    let two = try launch("controls")
    try one.textFields["Name"].typeText("first")
    try two.textFields["Name"].typeText("second")
    XCTAssertEqual(try one.textFields["Name"].text, "first")
    XCTAssertEqual(try two.textFields["Name"].text, "second")
    try one.buttons["Press"].click()
    try one.staticTexts["Pressed"].wait(until: \.exists)
    XCTAssertTrue(try two.staticTexts["Nothing yet"].exists)
    let environments = try [one, two].map(environment)
    for variable in ["DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "TMPDIR"] {
      let values = environments.map { $0[variable] ?? "" }
      XCTAssertNotEqual(values[0], values[1], variable)
      XCTAssertFalse(values.contains(""), variable)
    }
    one.terminate()
    XCTAssertTrue(two.isRunning)
    try two.buttons["Press"].click()
    try two.staticTexts["Pressed"].wait(until: \.exists)
  }

  func testProgramInheritsNoEnvironmentOrFileDescriptors() throws {
    setenv("AUTOMATION_TEST_LEAK", "1", 1)
    setenv("http_proxy", "http://127.0.0.1:9", 1)
    let fonts = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"]
    setenv("FONTCONFIG_FILE", fonts ?? "/etc/fonts/fonts.conf", 1)
    defer {
      if fonts == nil { unsetenv("FONTCONFIG_FILE") }
      unsetenv("AUTOMATION_TEST_LEAK")
      unsetenv("http_proxy")
    }
    let leak = open("/dev/zero", O_RDONLY)
    defer { close(leak) }
    let app = try launch("stack", ["GIVEN": "yes"])
    let variables = try environment(app)
    XCTAssertEqual(variables["GIVEN"], "yes")
    XCTAssertEqual(variables["GTK_A11Y"], "atspi")
    XCTAssertEqual(
      variables.keys.sorted(),
      [
        "AT_SPI_BUS_ADDRESS", "AUTOMATION_SESSION", "DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS", "DISPLAY",
        "FONTCONFIG_FILE", "GDK_BACKEND", "GIO_MODULE_DIR", "GIVEN", "GSETTINGS_BACKEND", "GSK_RENDERER", "GTK_A11Y",
        "HOME", "LC_ALL", "PATH", "TMPDIR", "TZ", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_DIRS",
        "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME",
      ])
    let dataFolder = try XCTUnwrap(variables["XDG_DATA_DIRS"])
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: dataFolder).sorted(), ["glib-2.0", "icons", "mime"],
      "no applications and no services of this machine")
    let process = try XCTUnwrap(app.processIdentifier)
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\($0)")
    }
    XCTAssertFalse(files.contains("/dev/zero"))
  }

  func testTerminateRemovesProcessesAndFolder() throws {
    let app = try launch("stack")
    let folder = try XCTUnwrap(app.folder)
    // The program, its bus and its display.
    XCTAssertEqual(Processes.inSession(folder.path).count, 3)
    app.terminate()
    XCTAssertEqual(Processes.inSession(folder.path), [])
    XCTAssertEqual(Processes.zombies, [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
  }

  func testTerminateRemovesProcessesAndFolderOfStoppedProgram() throws {
    let app = try launch("stack")
    let folder = try XCTUnwrap(app.folder)
    kill(try XCTUnwrap(app.processIdentifier), SIGSTOP)
    app.terminate()
    XCTAssertEqual(Processes.inSession(folder.path), [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
  }

  /// Kills the process that drives a program.
  func testKillingTestProcessRemovesProcessesAndFolders() throws {
    let output = Pipe()
    let driver = Process()
    driver.executableURL = Self.products.appending(path: "automation-fixture")
    driver.arguments = ["drive"]
    driver.standardOutput = output
    try driver.run()
    let folders = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).split(separator: "\n").map(
      String.init)
    XCTAssertEqual(folders.count, 2, "the program's folder and the accessibility bus's")
    for folder in folders { XCTAssertFalse(Processes.inSession(folder).isEmpty, folder) }
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
    for folder in folders {
      XCTAssertTrue(Processes.eventually { !FileManager.default.fileExists(atPath: folder) }, folder)
      XCTAssertEqual(Processes.inSession(folder), [])
    }
  }

  private func environment(_ app: Application) throws -> [String: String] {
    let data = try Data(contentsOf: URL(filePath: "/proc/\(try XCTUnwrap(app.processIdentifier))/environ"))
    let pairs = String(decoding: data, as: UTF8.self).split(separator: "\0").map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") })
  }
}
