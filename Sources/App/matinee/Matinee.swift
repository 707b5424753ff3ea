import AppFoundation
import ArgumentParser
import CommandReports
import Foundation
import GTK
import Localization
import MatineeApp
import SystemIO
import Transfer
import WebPlayer

/// The command line, which opens the app or runs a command without a display.
///
/// `main` is synchronous, because an asynchronous one would leave the main thread, which GTK needs.
@main
struct Matinee: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matinee", abstract: tr("Browse films and TV, online and offline."),
    version: Version.current,
    subcommands: [
      OpenCommand.self, ListCommand.self, ShowCommand.self, SearchCommand.self, IndexCommand.self, CacheCommand.self,
      NextCommand.self, CalendarCommand.self, RateCommand.self, WatchCommand.self, WatchlistCommand.self,
      ListsCommand.self, HistoryCommand.self,
      UndoCommand.self, ExportCommand.self, ImportCommand.self, SyncCommand.self, ProfilesCommand.self,
    ])

  @OptionGroup var source: SourceOptions
  @OptionGroup var window: WindowOptions

  static func main() {
    if PlayerProgram.isRequested { PlayerProgram.main() }
    StandardStreams.prepare()
    LocaleEnvironment.sanitize()
    RendererEnvironment.prepare()
    SettingsEnvironment.prepare()
    // Scripts read JSON, so it doesn’t depend on the user’s language.
    if !CommandLine.arguments.contains("--json") { MessageCatalog.load() }
    TerminalLogHandler.install()
    if let argument = ProcessText.invalidArgument {
      StandardStreams.printError(
        tr(
          "“{argument}” isn’t UTF-8 text. Use another name, or rename the file first.",
          ["argument": TerminalText.line(argument, limit: 120)]))
      exit(withCode: .validationFailure)
    }
    if let problem = ResourceLimits.problem {
      StandardStreams.printError(problem)
      exit(withCode: .failure)
    }
    do {
      var command = try parseAsRoot()
      checkEnvironment()
      try command.run()
    } catch {
      exit(reporting: error)
    }
  }

  /// Prints the argument parser's message, which may quote arguments, and exits.
  private static func exit(reporting error: any Error) -> Never {
    let (message, code) = (fullMessage(for: error), exitCode(for: error))
    // Help and completion scripts contain no user input, so they are printed as they are.
    if !message.isEmpty, code == .success {
      let isWritten = !StandardStreams.reportFailure(errorNumber: StandardStreams.print((message + "\n").utf8))
      exit(withCode: isWritten ? .success : .failure)
    }
    if !message.isEmpty { StandardStreams.printErrorText(message + "\n") }
    exit(withCode: code)
  }

  private static func exit(withCode code: ExitCode) -> Never { Glibc.exit(code.rawValue) }

  /// Exits if a folder's path isn't UTF-8, and reports variables that are ignored.
  private static func checkEnvironment() {
    if let variable = (Folders.variables + ["MATINEE_SHARED_FOLDER"]).first(where: { !ProcessText.isText($0) }) {
      StandardStreams.printError(
        tr("The path in {variable} isn’t UTF-8 text. Set {variable} to one that is.", ["variable": variable]))
      exit(withCode: .failure)
    }
    for variable in Folders.ignoredVariables(in: ProcessInfo.processInfo.environment) {
      StandardStreams.printError(
        tr("Matinee ignored {variable} because it isn’t an absolute path.", ["variable": variable]))
    }
  }

  func run() throws {
    if let file = window.screenshot, ProtectedFiles.current.contains(URL(argument: file)) {
      throw ExitCode(StandardStreams.fail(ExportError.ownFile(file: URL(argument: file).lastPathComponent)))
    }
    var options = try window.launchOptions()
    options.usesSample = source.sample
    throw ExitCode(Self.launch(options))
  }

  /// Shows the window until it is closed, and returns the exit code.
  static func launch(_ options: LaunchOptions) -> Int32 {
    Heap.limitUnusedMemory()
    let context = Blocking.wait { () async -> Result<AppContext, FoldersError> in
      do throws(FoldersError) {
        return .success(try await AppContext.read())
      } catch {
        return .failure(error)
      }
    }
    switch context {
    case .failure(let error): return StandardStreams.fail(error)
    case .success(let context):
      CommandContext.reportIgnoredSettings(context)
      return MainActor.assumeIsolated { AppLauncher.run(context: context, options: options) }
    }
  }
}
