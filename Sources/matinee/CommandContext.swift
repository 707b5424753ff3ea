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
      return await body(try await AppContext.read(environment: ProcessInfo.processInfo.environment))
    } catch {
      return StandardStreams.fail(error)
    }
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
