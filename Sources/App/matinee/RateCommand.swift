import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Foundation
import Library
import Localization
import MatineeApp
import SystemIO
import TMDB
import TitleIdentity

/// The `matinee rate` command, which saves a rating and prints its event's ID once it is on disk.
struct RateCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate", abstract: tr("Rate a film, a series, a season or an episode."),
    discussion: tr("Prints an ID for “matinee undo”. Offline, you can rate cached titles."))

  @Argument(
    help: ArgumentHelp(tr("movie/603, tv/1396, tv/1396/season/1, tt0133093, or a TMDB or IMDb address.")),
    transform: PageReference.argument)
  var page: PageReference

  @Argument(help: ArgumentHelp(tr("0.5 to 10, in steps of 0.5.")), transform: RateCommand.score)
  var score: Score?

  @Option(help: ArgumentHelp(tr("A season of the series; 0 is for specials.")))
  var season: Int?

  @Option(help: ArgumentHelp(tr("An episode of the season.")))
  var episode: Int?

  @Flag(help: ArgumentHelp(tr("Remove the rating.")))
  var remove = false

  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  func validate() throws {
    if remove, score != nil { throw ValidationError(tr("Specify either a rating or --remove.")) }
    if !remove, score == nil { throw ValidationError(tr("Specify a rating from 0.5 to 10, or --remove.")) }
    if case .person = page { throw ValidationError(tr("People can’t be rated.")) }
    if case .collection = page { throw ValidationError(tr("Collections can’t be rated. Rate their films instead.")) }
    if case .title(let id) = page, id.kind == .movie, season != nil || episode != nil {
      throw ValidationError(tr("A film has no seasons. Remove --season and --episode."))
    }
    if case .season = page, season != nil {
      throw ValidationError(tr("“{page}” already names a season. Remove --season.", ["page": "\(page)"]))
    }
    if case .season = page {
    } else if episode != nil, season == nil {
      throw ValidationError(tr("--episode requires --season."))
    }
    if let season, !(0...10_000).contains(season) { throw ValidationError(tr("--season must be from 0 to 10,000.")) }
    if let episode, !(0...100_000).contains(episode) {
      throw ValidationError(tr("--episode must be from 0 to 100,000."))
    }
  }

  /// Saves the rating and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      await LibraryContext.run(context) { context, library in
        let owner = try await profile.find(in: library, context)
        let pages = context.catalogue(usesSample: source.sample).pages
        do {
          let (title, part) = try await page.libraryTitle(season: season, episode: episode, from: pages)
          return try await rate(title, part, in: library, by: owner)
        } catch TMDBError.notFound {
          StandardStreams.printError(pages.client.contentSource.notFoundText(name))
          return 1
        }
      }
    }
  }
}

extension RateCommand {
  private var name: String {
    switch (season, episode) {
    case (nil, nil): "\(page)"
    case (let season?, nil): tr("{page}, season {season}", ["page": "\(page)", "season": "\(season)"])
    case (nil, let episode?): tr("{page}, episode {episode}", ["page": "\(page)", "episode": "\(episode)"])
    case (let season?, let episode?):
      tr(
        "{page}, season {season}, episode {episode}",
        ["page": "\(page)", "season": "\(season)", "episode": "\(episode)"])
    }
  }

  private func rate(_ title: TitleReference, _ part: TitlePart, in library: Library, by owner: ProfileID) async throws
    -> Int32
  {
    let action =
      if let score {
        try await library.rate(title, part: part, score, by: owner)
      } else {
        try await library.removeRating(of: title.key, part: part, by: owner)
      }
    guard let action else {
      StandardStreams.printError(
        score == nil ? tr("This title isn’t rated.") : tr("This title already has this rating."))
      return 0
    }
    return StandardStreams.confirm(action)
  }

  /// Parses a score with a decimal point or comma.
  private static func score(_ text: String) throws -> Score {
    let digits = text.replacing(",", with: ".")
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let score = Score(digits) else {
      throw ValidationError(tr("“{argument}” isn’t a rating. Use 0.5 to 10, in steps of 0.5.", ["argument": text]))
    }
    return score
  }
}
