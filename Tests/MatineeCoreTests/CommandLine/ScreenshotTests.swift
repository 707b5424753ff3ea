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

  @Test(arguments: ["featured/now-playing", "featured/upcoming", "featured/popular", "featured/top-rated", "search"])
  func eachScreenIsDrawn(screen: String) async throws {
    let (outcome, picture) = try await draw(["--screen", screen, "--size", "420x600"])
    #expect(outcome.status == 0)
    #expect(outcome.words.isEmpty)
    #expect(picture?.size == [420, 600])
    #expect(picture.map { $0.data.count > 4000 } == true)
  }

  @Test(arguments: ["360x640", "1920x1080", "900x720"])
  func thePictureHasTheSizeAskedFor(size: String) async throws {
    let (outcome, picture) = try await draw(["--size", size])
    #expect(outcome.status == 0)
    #expect(picture?.size == size.split(separator: "x").compactMap { Int($0) })
  }

  @Test(arguments: ["featured/popular", "search"])
  func evenTheLargestTextFitsTheNarrowestWindow(screen: String) async throws {
    let (outcome, picture) = try await draw(["--screen", screen, "--size", "360x640", "--text-scale", "2"])
    #expect(outcome.status == 0)
    #expect(picture?.size == [360, 640])
  }

  @Test func withoutASizeItIs900x720() async throws {
    #expect(try await draw([]).picture?.size == [900, 720])
  }

  @Test func theSchemesAndTheTextScaleChangeThePictureAndTheSameIsTheSame() async throws {
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

  @Test func aFileThatCannotBeWrittenIsSaid() async throws {
    let file = matinee.file("none/screen.png")
    let outcome = try await matinee.run(["--screenshot", file, "--size", "360x400"], display)
    #expect(outcome.status == 1)
    #expect(outcome.words == "matinee: \(file) could not be written.\n")
  }

  @Test func aLinkStaysALink() async throws {
    let link = matinee.file("link.png")
    let target = matinee.file("target.png")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let outcome = try await matinee.run(["--screenshot", link, "--size", "360x400"], display)
    #expect(outcome.status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(PNG(target)?.size == [360, 400])
  }

  @Test func aFailurePageIsDrawnToo() async throws {
    let server = try SilentServer.deadAddress()
    let (outcome, picture) = try await draw(
      ["--size", "420x600"], ["TMDB_API_KEY": "k", "MATINEE_API_URL": server])
    #expect(outcome.status == 0)
    #expect(picture?.size == [420, 600])
  }

  @Test func whatNeverComesIsSaidAfterFifteenSeconds() async throws {
    let server = try SilentServer()
    let start = ContinuousClock.now
    let (outcome, picture) = try await draw(
      ["--size", "420x600"], ["TMDB_API_KEY": "k", "MATINEE_API_URL": server.address])
    #expect(outcome.status == 1)
    #expect(outcome.words == "matinee: Nothing was ready to be drawn within 15 seconds.\n")
    #expect(picture == nil)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func theFirstFrameIsEnoughWhenOnlyThatIsAskedFor() async throws {
    let outcome = try await matinee.run(["--exit-after-first-frame"], display)
    #expect(outcome.status == 0)
    #expect(outcome.words.isEmpty)
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
