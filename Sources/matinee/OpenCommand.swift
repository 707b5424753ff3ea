import ArgumentParser
import MatineeApp
import MatineeCore

/// `matinee open`: the app at the page of a title, a season, a person or a collection; in the window that is open already,
/// where one is.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the app at the page of a film, a series, a season, a person or a collection.")

  @Argument(
    help: "movie/603, tv/1396, tv/1396/season/1, person/6384, tt0133093, or an address at TMDB or IMDb.",
    transform: PageReference.argument)
  var page: PageReference

  @OptionGroup var source: SourceOptions

  func run() throws {
    var options = LaunchOptions()
    options.usesSample = source.sample
    options.go(to: page)
    throw ExitCode(Matinee.launch(options))
  }
}

extension PageReference {
  /// Reads what a command was given, or says what it takes.
  static func argument(_ text: String) throws -> PageReference {
    guard let reference = PageReference(text) else {
      throw ValidationError("“\(text.prefix(200))” names no page. Give one such as movie/603, tv/1396 or tt0133093.")
    }
    return reference
  }
}
