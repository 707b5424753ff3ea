import AppFoundation
import Testing
import ToolTestSupport

/// The help and version, and the messages for wrong usage.
@Suite(.timeLimit(.minutes(5)))
struct HelpTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  @Test func `Help lists the subcommands and options`() async throws {
    let outcome = try await matinee.run(["--help"])
    #expect(outcome.status == 0)
    for word in [
      "open", "list", "show", "search", "index", "--sample", "--screenshot", "--screen", "--size", "--scheme",
      "--text-scale", "--version",
    ] {
      #expect(outcome.output.contains(word))
    }
    #expect(outcome.errorOutput.isEmpty)
  }

  @Test func `The version option prints the app's version`() async throws {
    let outcome = try await matinee.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output == Version.current + "\n")
  }

  @Test(arguments: [
    (["list"], "list"), (["list", "worst"], "worst"), (["list", "popular", "--page", "0"], "1 to 500"),
    (["list", "popular", "--page", "501"], "1 to 500"), (["list", "popular", "--page", "two"], "two"),
    (["show"], "page"), (["open"], "page"), (["open", "movie"], "isn’t a page"),
    (["--no-such-option"], "--no-such-option"), (["--screen", "attic"], "featured/now-playing"),
    (["--screen", "attic"], "search"), (["--size", "huge", "--screenshot", "a.png"], "360x640"),
    (["--size", "1x1", "--screenshot", "a.png"], "360x640"),
    (["--size", "360x", "--screenshot", "a.png"], "360x640"),
    (["--scheme", "mauve"], "mauve"), (["--text-scale", "100"], "0.5 to 4"), (["--text-scale", "nan"], "0.5 to 4"),
  ])
  func `Invalid arguments exit with status 64 and a hint`(arguments: [String], hint: String) async throws {
    let outcome = try await matinee.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorOutput.contains(hint))
    #expect(!outcome.wasKilled)
  }

  @Test func `The app shows a one-line error when there is no display`() async throws {
    let outcome = try await matinee.run([])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorOutput.hasPrefix("matinee: No display is available, so Matinee can’t open a window."))
    #expect(outcome.errorOutput.split(separator: "\n").count == 1)
  }
}
