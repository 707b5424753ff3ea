import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Foundation
import Localization
import MatineeApp
import Search
import SystemIO
import TMDB
import TitleIdentity
import TitleIndex

/// The `matinee search` command, which searches films, series and people by name.
struct SearchCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: tr("Search films, series and people, on TMDB or offline."),
    discussion: tr(
      "Offline, the search also finds beginnings of titles, and tolerates missing accents and misspellings."))

  @Argument(help: ArgumentHelp(tr("The text to search for.")))
  var query: String

  @Flag(
    help: ArgumentHelp(
      tr(
        "Search the title index (see “matinee index update”), cached titles and your lists, without using the network.")
    )
  )
  var offline = false

  @Flag(help: ArgumentHelp(tr("Only films, only series or only people (default: all).")))
  var kind: KindFlag?

  @Option(
    help: ArgumentHelp(
      tr("The year of a film’s release or a series’ first episode. Offline, only cached titles have a year.")))
  var year: Int?

  @Option(help: ArgumentHelp(tr("The maximum number of results, 1 to 1000.")))
  var limit = 20

  @Flag(help: ArgumentHelp(tr("Print one JSON array of objects.")))
  var json = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard !query.allSatisfy(\.isWhitespace) else { throw ValidationError(tr("Enter something to search for.")) }
    guard query.unicodeScalars.count <= 500 else { throw ValidationError(tr("Enter up to 500 characters.")) }
    guard (1...1000).contains(limit) else { throw ValidationError(tr("--limit takes a number from 1 to 1000.")) }
    guard let year else { return }
    guard (1800...2200).contains(year) else { throw ValidationError(tr("--year takes a year such as 1999.")) }
    if kind == .people { throw ValidationError(tr("People have no year. Remove --year or --people.")) }
  }

  /// Prints the results and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      let pages = context.catalogue(usesSample: source.sample).pages
      let known = LibraryContext.KnownTitlesReader(context)
      let device = DeviceSearch(
        pages, in: context.folders, of: ExportSource(settings: context.settings, usesSample: source.sample)
      ) { await known.titles(from: $0) }
      return offline ? await searchOffline(device, pages) : await searchOnline(pages, device)
    }
  }
}

/// The only kind of result to search for.
enum KindFlag: String, EnumerableFlag {
  case films, series, people

  var kind: MediaKind {
    switch self {
    case .films: .movie
    case .series: .show
    case .people: .person
    }
  }
}

extension SearchCommand {
  private var kinds: Set<MediaKind> { kind.map { [$0.kind] } ?? Set(MediaKind.allCases) }

  private func searchOffline(_ device: DeviceSearch, _ pages: PageClient) async -> Int32 {
    if pages.client.contentSource == .sample, !source.sample { StandardStreams.printError(SearchText.otherSource) }
    do {
      let (results, coverage) = try await device.results(for: query, kind: kind?.kind, year: year, limit: limit)
      let nothing = SearchText.nothing(for: query, year: year, coverage, usesSample: source.sample)
      guard coverage.extent == .nothing else { return printReport(results, emptyMessage: nothing) }
      StandardStreams.printError(nothing)
      return 1
    } catch {
      return StandardStreams.fail(error)
    }
  }

  private func searchOnline(_ pages: PageClient, _ device: DeviceSearch) async -> Int32 {
    do {
      return printReport(
        try await NetworkSearch(pages).results(for: query, kind: kind?.kind, year: year, limit: limit),
        emptyMessage: SearchText.nothing(for: query))
    } catch {
      guard error.allowsCachedFallback else { return StandardStreams.fail(error) }
      return StandardStreams.fail(error, SearchText.cached(await device.content(kinds)))
    }
  }

  private func printReport(_ results: SearchResults, emptyMessage nothing: String) -> Int32 {
    let report = SearchReport(results)
    if results.results.isEmpty { StandardStreams.printError(nothing) }
    if let suggestion = results.suggestion { StandardStreams.printError(SearchRequest.suggestion(suggestion)) }
    do {
      return try StandardStreams.print(report, asJSON: json)
    } catch {
      return StandardStreams.fail(error)
    }
  }
}
