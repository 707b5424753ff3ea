import ArgumentParser
import Foundation
import MatineeApp
import MatineeCore

/// `matinee list`: a page of one of the lists, on standard output.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print a page of one of TMDB's lists.")

  @Argument(help: "A list of films, such as now-playing, or of series, such as tv/popular.")
  var list: ListName

  @Option(help: "The page, 1 to 500.")
  var page = 1

  @Flag(help: "Print one JSON array of objects.")
  var json = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard (1...500).contains(page) else { throw ValidationError("--page takes a number from 1 to 500.") }
  }

  /// Prints the page; returns the exit code.
  func execute() async -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let context = await AppContext.read(environment: environment)
    if let error = context.settingsError, !source.sample { return StandardStreams.fail(error) }
    let services = context.services(usesSample: source.sample)
    do {
      return switch list {
      case .films(let list): print(try await services.report(of: list, page: page))
      case .series(let list): print(try await services.report(of: list, page: page))
      }
    } catch {
      return StandardStreams.fail(error)
    }
  }

  private func print<Entry>(_ report: TitleListReport<Entry>) -> Int32 {
    do {
      if report.entries.isEmpty, !json { StandardStreams.say("There is nothing on page \(page).") }
      return StandardStreams.print(json ? try report.json() : report.text()) ? 0 : 1
    } catch {
      return StandardStreams.fail(error)
    }
  }

}
