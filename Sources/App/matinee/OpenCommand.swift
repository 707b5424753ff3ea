import ArgumentParser
import Catalogue
import Localization
import MatineeApp
import TitleIdentity

/// The `matinee open` command, which opens the page of a title, a season, a person or a collection. If the app is
/// already running, its window shows the page.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: tr("Open the app on the page of a film, a series, a season, a person or a collection."))

  @Argument(
    help: ArgumentHelp(tr("movie/603, tv/1396, tv/1396/season/1, person/6384, tt0133093, or a TMDB or IMDb address.")),
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
  /// Parses an argument, or throws an error that lists the valid forms.
  static func argument(_ text: String) throws -> PageReference {
    guard let reference = PageReference(text) else {
      throw ValidationError(
        tr(
          "“{argument}” isn’t a page. Use one such as movie/603, tv/1396 or tt0133093.",
          ["argument": String(text.prefix(200))]))
    }
    return reference
  }
}
