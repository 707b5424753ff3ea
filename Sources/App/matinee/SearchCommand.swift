import ArgumentParser
import Foundation
import MatineeApp
import MatineeCore
import SystemIO
import TMDB
import TitleIndex

/// The `matinee search` command, which searches films, series and people by name.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search films, series and people, at TMDB or offline.",
    discussion: "Offline, what is typed finds titles also by their beginnings, without accents, and misspelt.")

  @Argument(help: "What to search for.")
  var query: String

  @Flag(
    help: "Search the title index, which “matinee index update” makes, what is saved and your lists, and ask nobody.")
  var offline = false

  @Flag(help: "Only films, only series or only people (default: all).")
  var kind: KindFlag?

  @Option(help: "The year of a film's release, or of a series' beginning; offline, of what is saved.")
  var year: Int?

  @Option(help: "How many to print at most, 1 to 1000.")
  var limit = 20

  @Flag(help: "Print one JSON array of objects.")
  var json = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard !query.allSatisfy(\.isWhitespace) else { throw ValidationError("Give something to search for.") }
    guard query.unicodeScalars.count <= 500 else { throw ValidationError("No title has more than 500 letters.") }
    guard (1...1000).contains(limit) else { throw ValidationError("--limit takes a number from 1 to 1000.") }
    guard let year else { return }
    guard (1800...2200).contains(year) else { throw ValidationError("--year takes a year such as 1999.") }
    if kind == .people { throw ValidationError("People have no year: leave out --year or --people.") }
  }

  /// Prints the results and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      let services = context.services(usesSample: source.sample)
      let device = services.deviceSearch(
        in: context.folders, of: ExportSource(settings: context.settings, usesSample: source.sample)
      ) { await LibraryContext.listedTitles(context, from: $0) }
      return offline ? await searchOffline(device, services) : await searchOnline(services, device)
    }
  }
}

/// The only kind of title to search.
enum KindFlag: String, EnumerableFlag {
  case films, series, people

  var kind: TitleKind {
    switch self {
    case .films: .film
    case .series: .series
    case .people: .person
    }
  }
}

extension SearchCommand {
  private var kinds: Set<TitleKind> { kind.map { [$0.kind] } ?? Set(TitleKind.allCases) }

  private func searchOffline(_ device: DeviceSearch, _ services: Services) async -> Int32 {
    if services.source == .sample, !source.sample { StandardStreams.say(SearchText.otherSource) }
    do {
      let results = try await device.results(for: query, kind: kind?.kind, year: year, limit: limit)
      let holdings = await device.holdings(kinds)
      guard let results else {
        StandardStreams.say(
          year != nil && !holdings.indexed.isEmpty
            ? SearchText.noYears : SearchText.noIndex(kind: kind?.kind, usesSample: source.sample))
        return 1
      }
      return put(
        results, orSay: SearchText.nothing(for: query, year: year, holdings, usesSample: source.sample))
    } catch {
      return StandardStreams.fail(error)
    }
  }

  private func searchOnline(_ services: Services, _ device: DeviceSearch) async -> Int32 {
    do {
      return put(
        try await services.results(for: query, kind: kind?.kind, year: year, limit: limit),
        orSay: SearchText.nothing(for: query))
    } catch {
      guard error.leavesWhatIsSaved else { return StandardStreams.fail(error) }
      return StandardStreams.fail(error, SearchText.saved(await device.holdings(kinds)))
    }
  }

  private func put(_ results: SearchResults, orSay nothing: String) -> Int32 {
    let report = SearchReport(results)
    if results.results.isEmpty { StandardStreams.say(nothing) }
    if let suggestion = results.suggestion { StandardStreams.say(SearchText.suggestion(suggestion)) }
    do {
      return try StandardStreams.print(report, asJSON: json)
    } catch {
      return StandardStreams.fail(error)
    }
  }
}
