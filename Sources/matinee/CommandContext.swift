import Catalogue
import Foundation
import MatineeApp
import MatineeCore
import SystemIO

/// The beginning and the end that commands share.
enum CommandContext {
  /// Reads the settings and runs a command; returns the exit code.
  static func run(_ body: (AppContext) async -> Int32) async -> Int32 {
    do throws(FoldersError) {
      let context = try await AppContext.read(environment: ProcessInfo.processInfo.environment)
      reportIgnoredSettings(context)
      return await body(context)
    } catch {
      return StandardStreams.fail(error)
    }
  }

  /// Names the settings that don't count because of their types.
  static func reportIgnoredSettings(_ context: AppContext) {
    for setting in context.settings.ignored { StandardStreams.say(setting.sentence) }
  }

  /// Runs a command that may ask TMDB, which needs settings that can be read, and waits until its answers are stored.
  static func run(_ source: SourceOptions, _ body: (AppContext) async -> Int32) async -> Int32 {
    await run { context in
      if let error = context.settingsError, !source.sample { return StandardStreams.fail(error) }
      let code = await body(context)
      await context.catalogue?.finishWrites()
      return code
    }
  }
}
