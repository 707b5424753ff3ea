import Catalogue
import Foundation
import Testing
import ToolTestSupport

/// `matinee --screenshot`: the file it writes, and its exit status. These tests need a display.
@Suite(
  .serialized, .timeLimit(.minutes(4)),
  .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil, "needs a display: run it with make test"))
struct ScreenshotTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  /// The environment variables that a program needs to draw on the tests' display.
  private let display = ProcessInfo.processInfo.environment.filter { name, _ in
    [
      "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GSK_RENDERER", "GDK_BACKEND", "GSETTINGS_BACKEND", "GTK_A11Y",
      "XAUTHORITY",
    ]
    .contains(name)
  }

  private func draw(
    _ arguments: [String], _ environment: [String: String] = [:], to name: String = "screen.png"
  ) async throws -> (outcome: CommandLineTool.Outcome, picture: PNG?) {
    let file = matinee.file(name)
    let outcome = try await matinee.run(
      ["--screenshot", file] + arguments, display.merging(environment) { _, own in own })
    return (outcome, PNG(file))
  }

  @Test(arguments: MovieList.allCases.map { "featured/\($0.rawValue)" } + ["search"])
  func `Screenshot draws each screen`(screen: String) async throws {
    let (outcome, picture) = try await draw(["--screen", screen, "--size", "420x600"])
    #expect(outcome.errorOutput == "")
    #expect(outcome.status == 0)
    #expect(picture?.size == [420, 600])
    #expect(picture.map { $0.data.count > 4000 } == true)
  }

  @Test(arguments: ["360x640", "1920x1080", "900x720"])
  func `A screenshot has the requested size`(size: String) async throws {
    let (outcome, picture) = try await draw(["--size", size])
    #expect(outcome.status == 0)
    #expect(picture?.size == size.split(separator: "x").compactMap { Int($0) })
  }

  @Test(arguments: ["featured/popular", "search"])
  func `The largest text fits the narrowest window`(screen: String) async throws {
    let (outcome, picture) = try await draw(["--screen", screen, "--size", "360x640", "--text-scale", "2"])
    #expect(outcome.status == 0)
    #expect(picture?.size == [360, 640])
  }

  @Test func `A screenshot has 900 by 720 pixels by default`() async throws {
    #expect(try await draw([]).picture?.size == [900, 720])
  }

  @Test func `A screenshot shows the user's library`() async throws {
    let before = try await draw(["--sample", "--screen", "ratings"]).picture?.data
    let rating = try await matinee.run(["rate", "movie/910000103", "8", "--sample"])
    #expect(rating.status == 0)
    let after = try await draw(["--sample", "--screen", "ratings"]).picture?.data
    #expect(before != nil && after != nil && before != after)
  }

  @Test func `The scheme and the text scale change a screenshot, which is otherwise reproducible`() async throws {
    let arguments = ["--size", "420x600", "--scheme"]
    let light = try await draw(arguments + ["light"], to: "light.png").picture?.data
    let again = try await draw(arguments + ["light"], to: "again.png").picture?.data
    let dark = try await draw(arguments + ["dark"], to: "dark.png").picture?.data
    let (outcome, large) = try await draw(arguments + ["light", "--text-scale", "2"], to: "large.png")
    #expect(light != nil && light == again)
    #expect(dark != nil && dark != light)
    #expect(outcome.status == 0)
    #expect(large?.size == [420, 600])
    #expect(large?.data != light)
  }

  @Test func `Screenshot shows an error when the file can't be written`() async throws {
    let file = matinee.file("none/screen.png")
    let outcome = try await matinee.run(["--screenshot", file, "--size", "360x400"], display)
    #expect(outcome.status == 1)
    #expect(outcome.errorOutput == "matinee: Can’t write \(file).\n")
  }

  @Test func `Screenshot writes to the target of a symbolic link`() async throws {
    let link = matinee.file("link.png")
    let target = matinee.file("target.png")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let outcome = try await matinee.run(["--screenshot", link, "--size", "360x400"], display)
    #expect(outcome.status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(PNG(target)?.size == [360, 400])
  }

  @Test func `Screenshot draws a page even when the server is unreachable`() async throws {
    let server = try SilentServer.unreachableAddress()
    let (outcome, picture) = try await draw(
      ["--size", "420x600"], ["TMDB_API_KEY": "k", "MATINEE_API_URL": server])
    #expect(outcome.status == 0)
    #expect(picture?.size == [420, 600])
  }

  @Test(arguments: ["window", "content"])
  func `The app exits after the first frame of the window or its content on request`(moment: String) async throws {
    let outcome = try await matinee.run(["--exit-after", moment], display)
    #expect(outcome.errorOutput == "")
    #expect(outcome.status == 0)
  }

  @Test func `The app exits on every screen, with content, without any, and after a failure`() async throws {
    let server = try SilentServer.unreachableAddress()
    let screens = try await screens()
    #expect(screens.count > 30)
    for screen in screens {
      for variables in [[:], ["TMDB_API_KEY": "k", "MATINEE_API_URL": server]] {
        let outcome = try await matinee.run(
          ["--exit-after", "content", "--screen", screen], display.merging(variables) { _, own in own })
        #expect(outcome.status == 0, "\(screen), \(variables): \(outcome.errorOutput)")
      }
    }
  }

  /// Returns the addresses of all screens, with numbers in place of `ID` and `N`.
  private func screens() async throws -> [String] {
    let message = try await matinee.run(["--screen", "none"]).errorOutput
    let list = try #require(message.split(separator: "The screens are: ").last?.prefix { $0 != "." && $0 != "\n" })
    return list.split(separator: ", ").map { form in
      let id = form.hasPrefix("movie") ? "910000063" : "910000001"
      return String(form).replacing("ID", with: id).replacing("N", with: "1")
    }
  }

  @Test func `The app starts without settings schemas, and asks for no desktop proxy then`() async throws {
    let server = try SilentServer.unreachableAddress()
    let empty = URL(filePath: matinee.file("empty"))
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let variables = [
      "TMDB_API_KEY": "k", "MATINEE_API_URL": server, "XDG_DATA_DIRS": empty.path, "XDG_CURRENT_DESKTOP": "GNOME",
    ]
    for schemas in [nil, empty.path] {
      var variables = variables
      variables["GSETTINGS_SCHEMA_DIR"] = schemas
      let outcome = try await matinee.run(
        ["--exit-after", "content", "--screen", "featured/popular"], display.merging(variables) { _, own in own })
      #expect(outcome.status == 0, "\(outcome.errorOutput)")
    }
  }
}

/// A PNG file's data, and the size in its header.
private struct PNG {
  let data: Data
  let size: [Int]

  init?(_ file: String) {
    guard let data = try? Data(contentsOf: URL(filePath: file)), data.count > 24,
      data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    self.data = data
    size = [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
