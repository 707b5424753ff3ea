import ArgumentParser
import Catalogue
import CommandReports
import Localization
import MatineeApp
import ResponseCache
import SystemIO
import TMDB

/// The `matinee list` command, which prints a page of one of TMDB's lists.
struct ListCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: tr("Print a page of one of TMDB’s lists."))

  @Argument(help: ArgumentHelp(tr("A list of films, such as now-playing, or of series, such as tv/popular.")))
  var list: ListName

  @Option(help: ArgumentHelp(tr("The page, 1 to 500.")))
  var page = 1

  @Flag(help: ArgumentHelp(tr("Print cached content and its age, without using the network.")))
  var offline = false

  @Flag(help: ArgumentHelp(tr("Print one JSON array of objects.")))
  var json = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard (1...500).contains(page) else { throw ValidationError(tr("--page takes a number from 1 to 500.")) }
  }

  /// Prints the page and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      switch list {
      case .movies(let list): await execute(list, context)
      case .shows(let list): await execute(list, context)
      }
    }
  }
}

extension ListCommand {
  private func execute(_ list: some TitleList, _ context: AppContext) async -> Int32 {
    let pages = context.catalogue(usesSample: source.sample).pages
    if offline {
      guard let cached = await TitleListReport.cached(list, page: page, from: pages.client) else {
        StandardStreams.printError(CacheText.nothing)
        return 1
      }
      StandardStreams.printError(CacheText(pages.format.texts).age(cached.confirmed))
      return printReport(cached.value)
    }
    do throws(TMDBError) {
      return printReport(try await TitleListReport(of: list, page: page, from: pages.client))
    } catch {
      guard error.allowsCachedFallback else { return StandardStreams.fail(error) }
      let cached = await TitleListReport.cached(list, page: page, from: pages.client)
      return StandardStreams.fail(error, CacheText(pages.format.texts).hint(cached?.confirmed))
    }
  }

  private func printReport<Entry>(_ report: TitleListReport<Entry>) -> Int32 {
    do {
      if report.entries.isEmpty, !json {
        StandardStreams.printError(tr("There are no titles on page {page}.", ["page": "\(page)"]))
      }
      return try StandardStreams.print(report, asJSON: json)
    } catch {
      return StandardStreams.fail(error)
    }
  }
}
