import MatineeCore
import Testing
import ToolTestSupport

/// The help and version, and the messages for wrong usage.
@Suite(.timeLimit(.minutes(5)))
struct HelpTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  @Test func helpNamesEverything() async throws {
    let outcome = try await matinee.run(["--help"])
    #expect(outcome.status == 0)
    for word in [
      "open", "list", "show", "search", "index", "--sample", "--screenshot", "--screen", "--size", "--scheme",
      "--text-scale", "--version",
    ] {
      #expect(outcome.output.contains(word))
    }
    #expect(outcome.words.isEmpty)
  }

  @Test func theVersionIsTheApps() async throws {
    let outcome = try await matinee.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output == Version.current + "\n")
  }

  @Test(arguments: [
    (["list"], "list"), (["list", "worst"], "worst"), (["list", "popular", "--page", "0"], "1 to 500"),
    (["list", "popular", "--page", "501"], "1 to 500"), (["list", "popular", "--page", "two"], "two"),
    (["show"], "page"), (["open"], "page"), (["open", "movie"], "names no page"),
    (["--no-such-option"], "--no-such-option"), (["--screen", "attic"], "featured/now-playing"),
    (["--screen", "attic"], "search"), (["--size", "huge", "--screenshot", "a.png"], "360x640"),
    (["--size", "1x1", "--screenshot", "a.png"], "360x640"), (["--size", "360x", "--screenshot", "a.png"], "360x640"),
    (["--scheme", "mauve"], "mauve"), (["--text-scale", "100"], "0.5 to 4"), (["--text-scale", "nan"], "0.5 to 4"),
  ])
  func wrongUsageIs64AndSaysWhat(arguments: [String], hint: String) async throws {
    let outcome = try await matinee.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.words.contains(hint))
    #expect(!outcome.wasKilled)
  }

  @Test func withoutADisplayTheAppSaysSo() async throws {
    let outcome = try await matinee.run([])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.words.hasPrefix("matinee: There is no display to open a window on."))
    #expect(outcome.words.split(separator: "\n").count == 1)
  }
}
