import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Library
import Localization
import MatineeApp
import SystemIO
import TMDB
import TitleIdentity

/// The `matinee watchlist` command, which changes the watchlist. `matinee lists watchlist` prints it.
struct WatchlistCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watchlist", abstract: tr("Add films and series to your watchlist, or remove them."),
    discussion: tr("To print your watchlist, run “matinee lists watchlist”."),
    subcommands: [WatchlistAddCommand.self, WatchlistRemoveCommand.self])
}

/// The `matinee watchlist add` command, which prints the change's ID once it is on disk.
struct WatchlistAddCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: tr("Add films and series to your watchlist."),
    discussion: tr("Prints an ID for “matinee undo”, which undoes the whole change."))

  @OptionGroup var titles: WatchlistOptions

  /// Saves the change and returns the exit code.
  func execute() async -> Int32 { await titles.run(.add) }
}

/// The `matinee watchlist remove` command, which prints the change's ID once it is on disk.
struct WatchlistRemoveCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: tr("Remove films and series from your watchlist."),
    discussion: tr("Prints an ID for “matinee undo”, which undoes the whole change."))

  @OptionGroup var titles: WatchlistOptions

  /// Saves the change and returns the exit code.
  func execute() async -> Int32 { await titles.run(.remove) }
}

/// The titles that a command adds to the watchlist or removes from it.
struct WatchlistOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(tr("Films and series: movie/603, tv/1396, tt0133093, or a TMDB or IMDb address.")),
    transform: PageReference.argument)
  var pages: [PageReference]

  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  func validate() throws {
    for page in pages {
      switch page {
      case .title, .imdb: break
      case .season, .person, .collection:
        throw ValidationError(
          tr("“{page}” can’t be on the watchlist. Only films and series can.", ["page": "\(page)"]))
      }
    }
  }

  /// Finds all titles, then makes the change and returns the exit code. If a title can't be found, changes nothing.
  func run(_ change: WatchlistChange) async -> Int32 {
    await CommandContext.run(source) { context in
      await LibraryContext.run(context) { context, library in
        let owner = try await profile.find(in: library, context)
        let client = context.catalogue(usesSample: source.sample).pages
        var titles: [TitleReference] = []
        for page in pages {
          do {
            let (title, part) = try await page.libraryTitle(from: client)
            // An IMDb ID may be that of a season or an episode.
            guard part == .whole else { throw TMDBError.notFound }
            titles.append(title)
          } catch TMDBError.notFound {
            StandardStreams.printError(client.client.contentSource.notFoundText("\(page)"))
            return 1
          }
        }
        let outcome = try await change.apply(to: titles, in: library, by: owner)
        return StandardStreams.confirm(outcome.action, outcome.texts)
      }
    }
  }
}
