import Foundation
import Testing
import ToolTestSupport

/// The programs start with any locale or time zone in the environment. They fall back to English formats.
@Suite(.timeLimit(.minutes(4)))
struct LocaleEnvironmentRobustnessTests {
  private static let long = String(repeating: "a", count: 100_000)

  /// Invalid locale names. ICU crashes on languages of twelve or more letters.
  static let values = [
    long, "aaaaaaaaaaaa", "de_" + long, "de_DE." + long, "de_DE@" + long, String(repeating: "%", count: 20),
    String(repeating: "de:", count: 33_000),
  ]

  @Test(arguments: ["LANG", "LC_ALL", "LC_MESSAGES", "LC_TIME", "LANGUAGE", "TZ"])
  func `Commands work with malformed locale variables`(variable: String) async throws {
    let tool = try CommandLineTool()
    let locale = variable == "LC_ALL" ? [:] : ["LC_ALL": ""]
    for value in Self.values {
      let environment = locale.merging([variable: value]) { _, new in new }
      let list = try await tool.run(["list", "popular", "--sample"], environment)
      #expect(!list.wasKilled && list.status == 0 && list.output.contains("1927"), "\(variable)=\(value.prefix(20))")
      let page = try await tool.run(["show", "movie/910000063", "--sample"], environment)
      #expect(!page.wasKilled && page.status == 0, "\(variable)=\(value.prefix(20))")
    }
  }

  @Test(arguments: ["XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"])
  func `Commands don't crash when a folder variable has 100,000 characters`(variable: String) async throws {
    for value in [Self.long, "/" + Self.long] {
      let list = try await CommandLineTool().run(["list", "popular", "--sample"], [variable: value])
      // A relative home folder is an error. Other relative variables are ignored.
      #expect(!list.wasKilled && list.status == (variable == "HOME" && !value.hasPrefix("/") ? 1 : 0))
    }
  }

  @Test(arguments: ["matinee-gallery", "matinee-player"])
  func `The other programs don't crash with a malformed locale`(name: String) async throws {
    for value in Self.values {
      let outcome = try await CommandLineTool(name).run(
        name == "matinee-gallery" ? ["--list"] : ["youtube", "abcdefghijk"], ["LC_ALL": value])
      #expect(!outcome.wasKilled, "\(name): \(value.prefix(20))")
    }
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil, "needs a display: run it with make test"),
    arguments: ["LANG", "LC_ALL", "LANGUAGE", "TZ"])
  func `The app draws its first screen with malformed locale variables`(variable: String) async throws {
    let display = ProcessInfo.processInfo.environment.filter { name, _ in
      ["DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GSK_RENDERER", "GDK_BACKEND", "XAUTHORITY"].contains(name)
    }
    let tool = try CommandLineTool()
    for value in [Self.values[0], Self.values[1]] {
      let environment = display.merging(["LC_ALL": ""]) { $1 }.merging([variable: value]) { $1 }
      let outcome = try await tool.run(["--sample", "--screenshot", tool.file("screen.png")], environment)
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.errorOutput.suffix(200))")
    }
  }
}
