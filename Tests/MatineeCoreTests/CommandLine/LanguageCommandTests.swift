import Testing
import ToolTestSupport

/// The language of the commands' texts.
@Suite(.timeLimit(.minutes(5)))
struct LanguageCommandTests {
  private let matinee: CommandLineTool
  private let language: PseudoLanguage

  init() throws {
    matinee = try CommandLineTool()
    language = try PseudoLanguage()
  }

  @Test func `Commands print texts in the language of the environment`() async throws {
    let lists = try await matinee.run(["lists"], language.environment)
    #expect(lists.output.contains("⟦Watchlist⟧"))
    let help = try await matinee.run(["rate", "--help"], language.environment)
    #expect(help.output.contains("⟦"), "\(help.output)")
    let error = try await matinee.run(["list", "popular", "--page", "0"], language.environment)
    #expect(error.errorOutput.contains("⟦--page takes a number from 1 to 500.⟧"), "\(error.errorOutput)")
  }

  @Test func `Lists are found by their English names in every language`() async throws {
    let list = try await matinee.run(["lists", "watchlist"], language.environment)
    #expect(list.status == 0, "\(list.errorOutput)")
  }

  @Test(arguments: [["lists", "--json"], ["show", "movie/910000001", "--sample", "--json"]])
  func `JSON is the same with and without a translation`(arguments: [String]) async throws {
    let translated = try await matinee.run(arguments, language.environment)
    #expect(translated.status == 0 && !translated.output.isEmpty)
    var untranslated = language.environment
    untranslated["TEXTDOMAINDIR"] = "/nonexistent"
    #expect(translated.output == (try await matinee.run(arguments, untranslated)).output)
  }

  @Test(arguments: ["de", "qps", "C", "no-such-language"])
  func `Texts stay in English without a translation`(name: String) async throws {
    var environment = language.environment
    environment["LANGUAGE"] = name
    environment["TEXTDOMAINDIR"] = "/nonexistent"
    let lists = try await matinee.run(["lists"], environment)
    #expect(lists.output.contains("Watchlist") && !lists.output.contains("⟦"))
  }
}
