import Catalogue
import Foundation
import MatineeApp
import MatineeCore

/// What a command that asks TMDB begins and ends with.
enum CommandContext {
  /// Reads the settings, runs a command, and waits until what it fetched is kept; returns the exit code.
  static func run(_ source: SourceOptions, _ body: (AppContext) async -> Int32) async -> Int32 {
    let context = await AppContext.read(environment: ProcessInfo.processInfo.environment)
    if let error = context.settingsError, !source.sample { return StandardStreams.fail(error) }
    let code = await body(context)
    await context.catalogue?.finishWrites()
    return code
  }
}
