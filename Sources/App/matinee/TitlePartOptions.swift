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

/// A film, a series, a season or an episode that a command changes.
struct TitlePartOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(tr("movie/603, tv/1396, tv/1396/season/1, tt0133093, or a TMDB or IMDb address.")),
    transform: TitlePartReference.argument)
  var page: TitlePartReference

  @Option(help: ArgumentHelp(tr("A season of the series; 0 is for specials.")))
  var season: Int?

  @Option(help: ArgumentHelp(tr("An episode of the season.")))
  var episode: Int?

  func validate() throws {
    if case .title(let id) = page.page, id.kind == .movie, season != nil || episode != nil {
      throw ValidationError(tr("A film has no seasons. Remove --season and --episode."))
    }
    if case .season = page.page {
      if season != nil {
        throw ValidationError(tr("“{page}” already names a season. Remove --season.", ["page": "\(page.page)"]))
      }
      if page.episode != nil, episode != nil {
        throw ValidationError(tr("The address already names an episode. Remove --episode."))
      }
    } else if episode != nil, season == nil {
      throw ValidationError(tr("--episode requires --season."))
    }
    if let season, !(0...10_000).contains(season) { throw ValidationError(tr("--season must be from 0 to 10,000.")) }
    if let episode, !(0...100_000).contains(episode) {
      throw ValidationError(tr("--episode must be from 0 to 100,000."))
    }
  }
}

extension TitlePartOptions {
  /// Opens the library, finds the title and its part, and runs a command, then returns the exit code. Reports a title
  /// or part that doesn't exist.
  func run(
    _ source: SourceOptions, _ profile: ProfileOptions,
    _ body: (TitleReference, TitlePart, Library, ProfileID, CatalogueDependencies) async throws -> Int32
  ) async -> Int32 {
    await CommandContext.run(source) { context in
      await LibraryContext.run(context) { context, library in
        let owner = try await profile.find(in: library, context)
        let catalogue = context.catalogue(usesSample: source.sample)
        do {
          let (title, part) = try await page.page.libraryTitle(
            season: season, episode: episode ?? page.episode, from: catalogue.pages)
          return try await body(title, part, library, owner, catalogue)
        } catch TMDBError.notFound {
          StandardStreams.printError(catalogue.client.contentSource.notFoundText(name))
          return 1
        }
      }
    }
  }

  private var name: String {
    switch (season, episode ?? page.episode) {
    case (nil, nil): "\(page.page)"
    case (let season?, nil): tr("{page}, season {season}", ["page": "\(page.page)", "season": "\(season)"])
    case (nil, let episode?): tr("{page}, episode {episode}", ["page": "\(page.page)", "episode": "\(episode)"])
    case (let season?, let episode?):
      tr(
        "{page}, season {season}, episode {episode}",
        ["page": "\(page.page)", "season": "\(season)", "episode": "\(episode)"])
    }
  }
}

extension TitlePartReference {
  /// Parses an argument, or throws an error that lists the valid forms.
  static func argument(_ text: String) throws -> TitlePartReference {
    TitlePartReference(try PageReference.argument(text), in: text)
  }
}
