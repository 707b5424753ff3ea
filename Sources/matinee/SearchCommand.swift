import ArgumentParser
import Foundation
import MatineeApp
import MatineeCore
import TMDB
import TitleIndex

/// `matinee search`: films, series and people by their names, on standard output.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search films, series and people, at TMDB or offline.",
    discussion: "Off line, what is typed finds titles also by their beginnings, without accents, and misspelt.")

  @Argument(help: "What to search for.")
  var query: String

  @Flag(help: "Search the title index, which “matinee index update” makes, and ask nobody.")
  var offline = false

  @Flag(help: "Only films, only series or only people (default: all).")
  var kind: KindFlag?

  @Option(help: "The year of a film's release, or of a series' beginning; not offline.")
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
    if offline { throw ValidationError("The title index knows no years: leave out --year or --offline.") }
    if kind == .people { throw ValidationError("People have no year: leave out --year or --people.") }
  }

  /// Prints what is found; returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      let index = context.titleIndex(usesSample: source.sample)
      return offline ? await searchOffline(index) : await searchOnline(context, index)
    }
  }
}

/// What is searched for alone.
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

  private func searchOffline(_ index: TitleIndex) async -> Int32 {
    do {
      guard let results = try await index.results(for: query, kinds: kinds, limit: limit) else {
        StandardStreams.say(SearchWords.noIndex(kind: kind?.kind, usesSample: source.sample))
        return 1
      }
      return print(results)
    } catch {
      return StandardStreams.fail(error)
    }
  }

  private func searchOnline(_ context: AppContext, _ index: TitleIndex) async -> Int32 {
    let services = context.services(usesSample: source.sample)
    do {
      return print(try await services.results(for: query, kind: kind?.kind, year: year, limit: limit))
    } catch {
      return StandardStreams.fail(error, SearchWords.saved(await index.counts(kinds)))
    }
  }

  private func print(_ results: SearchResults) -> Int32 {
    let report = SearchReport(results)
    if results.results.isEmpty { StandardStreams.say(SearchWords.nothing(for: query)) }
    if let suggestion = results.suggestion { StandardStreams.say(SearchWords.suggestion(suggestion)) }
    do {
      return StandardStreams.print(json ? try report.json() : report.text()) ? 0 : 1
    } catch {
      return StandardStreams.fail(error)
    }
  }
}
