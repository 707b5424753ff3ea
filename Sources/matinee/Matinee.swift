import ArgumentParser
import Foundation
import MatineeApp
import MatineeCore

/// The command line: opens the app, or runs a command without a display.
///
/// `main` is synchronous: an asynchronous one would leave the main thread, which is GTK's.
@main
struct Matinee: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matinee", abstract: "Browse films and TV, online and offline.",
    version: Version.current,
    subcommands: [
      OpenCommand.self, ListCommand.self, ShowCommand.self, SearchCommand.self, IndexCommand.self, CacheCommand.self,
      RateCommand.self, ListsCommand.self, HistoryCommand.self, UndoCommand.self, ExportCommand.self,
      ImportCommand.self, SyncCommand.self, ProfilesCommand.self,
    ])

  @OptionGroup var source: SourceOptions
  @OptionGroup var window: WindowOptions

  static func main() {
    do {
      var command = try parseAsRoot()
      switch command {
      case let list as ListCommand: BackgroundCommand.run { await list.execute() }
      case let show as ShowCommand: BackgroundCommand.run { await show.execute() }
      case let search as SearchCommand: BackgroundCommand.run { await search.execute() }
      case let status as IndexStatusCommand: BackgroundCommand.run { await status.execute() }
      case let status as CacheStatusCommand: BackgroundCommand.run { await status.execute() }
      case let clear as CacheClearCommand: BackgroundCommand.run { await clear.execute() }
      case let rate as RateCommand: BackgroundCommand.run { await rate.execute() }
      case let lists as ListsCommand: BackgroundCommand.run { await lists.execute() }
      case let profiles as ProfilesCommand: BackgroundCommand.run { await profiles.execute() }
      case let history as HistoryCommand: BackgroundCommand.run { await history.execute() }
      case let undo as UndoCommand: BackgroundCommand.run { await undo.execute() }
      case let export as ExportCommand: BackgroundCommand.run { await export.execute() }
      case let command as ImportCommand: BackgroundCommand.run { await command.execute() }
      case let sync as SyncCommand: BackgroundCommand.run { await sync.execute() }
      case let update as IndexUpdateCommand: BackgroundCommand.run { await update.execute() }
      default: try command.run()
      }
    } catch {
      exit(withError: error)
    }
  }

  func run() throws {
    var options = try window.launchOptions()
    options.usesSample = source.sample
    throw ExitCode(Self.launch(options))
  }

  /// Shows the window until it is closed; returns the exit code.
  static func launch(_ options: LaunchOptions) -> Int32 {
    let context = BackgroundCommand.wait { await AppContext.read(environment: ProcessInfo.processInfo.environment) }
    return MainActor.assumeIsolated { AppLauncher.run(context: context, options: options) }
  }
}
