import ArgumentParser
import Foundation
import MatineeApp
import MatineeCore
import TMDB

/// `matinee show`: the page of a title, a season or a person, on standard output.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the page of a film, a series, a season or a person.")

  @Argument(
    help: "movie/603, tv/1396, tv/1396/season/1, person/6384, tt0133093, or an address at TMDB or IMDb.",
    transform: PageReference.argument)
  var page: PageReference

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var source: SourceOptions

  /// Prints the page; returns the exit code.
  func execute() async -> Int32 {
    let context = await AppContext.read(environment: ProcessInfo.processInfo.environment)
    if let error = context.settingsError, !source.sample { return StandardStreams.fail(error) }
    do {
      let report = try await context.services(usesSample: source.sample).report(of: page)
      return StandardStreams.print(json ? try report.json() : report.text()) ? 0 : 1
    } catch {
      return fail(error)
    }
  }

  private func fail(_ error: any Error) -> Int32 {
    if error as? TMDBError == .notFound {
      StandardStreams.say("TMDB does not have \(page), or no longer has it.")
      return 1
    }
    return StandardStreams.fail(error)
  }
}
