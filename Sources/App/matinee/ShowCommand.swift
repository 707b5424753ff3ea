import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Localization
import MatineeApp
import ResponseCache
import SystemIO
import TMDB
import TitleIdentity

/// The `matinee show` command, which prints the page of a title, a season or a person.
struct ShowCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: tr("Print the page of a film, a series, a season or a person."))

  @Argument(
    help: ArgumentHelp(tr("movie/603, tv/1396, tv/1396/season/1, person/6384, tt0133093, or a TMDB or IMDb address.")),
    transform: PageReference.argument)
  var page: PageReference

  @Flag(help: ArgumentHelp(tr("Print cached content and its age, without using the network.")))
  var offline = false

  @Flag(help: ArgumentHelp(tr("Print one JSON object.")))
  var json = false

  @OptionGroup var source: SourceOptions

  /// Prints the page and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      let pages = context.catalogue(usesSample: source.sample).pages
      if offline {
        guard let cached = await PageReport.cached(page, from: pages) else {
          StandardStreams.printError(CacheText.nothing)
          return 1
        }
        StandardStreams.printError(CacheText(pages.format.texts).age(cached.confirmed))
        return printReport(cached.value)
      }
      do throws(TMDBError) {
        return printReport(try await PageReport(of: page, from: pages))
      } catch {
        guard error.allowsCachedFallback else { return fail(error, pages.client.contentSource) }
        let cached = await PageReport.cached(page, from: pages)
        return StandardStreams.fail(error, CacheText(pages.format.texts).hint(cached?.confirmed))
      }
    }
  }
}

extension ShowCommand {
  private func printReport(_ report: PageReport) -> Int32 {
    do {
      return try StandardStreams.print(report, asJSON: json)
    } catch {
      return StandardStreams.fail(error)
    }
  }

  private func fail(_ error: TMDBError, _ source: ContentSource) -> Int32 {
    if error == .notFound {
      StandardStreams.printError(source.notFoundText("\(page)"))
      return 1
    }
    return StandardStreams.fail(error)
  }
}
