import ArgumentParser
import MatineeApp
import MatineeCore
import ResponseCache
import SystemIO
import TMDB

/// The `matinee list` command, which prints a page of one of TMDB's lists.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print a page of one of TMDB's lists.")

  @Argument(help: "A list of films, such as now-playing, or of series, such as tv/popular.")
  var list: ListName

  @Option(help: "The page, 1 to 500.")
  var page = 1

  @Flag(help: "Print what is saved, say how old it is, and ask nobody.")
  var offline = false

  @Flag(help: "Print one JSON array of objects.")
  var json = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard (1...500).contains(page) else { throw ValidationError("--page takes a number from 1 to 500.") }
  }

  /// Prints the page and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      switch list {
      case .films(let list): await execute(list, context)
      case .series(let list): await execute(list, context)
      }
    }
  }
}

extension ListCommand {
  private func execute(_ list: some TitleList, _ context: AppContext) async -> Int32 {
    let services = context.services(usesSample: source.sample)
    if offline {
      guard let saved = await services.savedReport(of: list, page: page) else {
        StandardStreams.say(CacheText.nothing)
        return 1
      }
      StandardStreams.say(CacheText(services.texts).age(saved.confirmed))
      return put(saved.value)
    }
    do throws(TMDBError) {
      return put(try await services.report(of: list, page: page))
    } catch {
      guard error.leavesWhatIsSaved else { return StandardStreams.fail(error) }
      let saved = await services.savedReport(of: list, page: page)
      return StandardStreams.fail(error, CacheText(services.texts).hint(saved?.confirmed))
    }
  }

  private func put<Entry>(_ report: TitleListReport<Entry>) -> Int32 {
    do {
      if report.entries.isEmpty, !json { StandardStreams.say("There is nothing on page \(page).") }
      return try StandardStreams.print(report, asJSON: json)
    } catch {
      return StandardStreams.fail(error)
    }
  }
}
