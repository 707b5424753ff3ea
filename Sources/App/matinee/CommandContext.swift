import AppFoundation
import Foundation
import MatineeApp
import ResponseCache
import SampleCatalogue
import SystemIO

/// The setup and teardown that all commands share.
enum CommandContext {
  /// Reads the settings, runs a command and returns its exit code.
  static func run(_ body: (AppContext) async -> Int32) async -> Int32 {
    do throws(FoldersError) {
      let context = try await AppContext.read()
      reportIgnoredSettings(context)
      return await body(context)
    } catch {
      return StandardStreams.fail(error)
    }
  }

  /// Prints the settings that are ignored because of their types.
  static func reportIgnoredSettings(_ context: AppContext) {
    for setting in context.settings.ignored { StandardStreams.printError(setting.sentence) }
  }

  /// Runs a command that may contact TMDB, then waits until its responses are cached. Fails if the settings can't be
  /// read, unless the command uses the sample catalogue.
  static func run(_ source: SourceOptions, _ body: (AppContext) async -> Int32) async -> Int32 {
    await run { context in
      if let error = context.settingsError, !source.sample { return StandardStreams.fail(error) }
      let code = await body(context)
      await context.responseCache?.waitForWrites()
      return code
    }
  }
}

extension AppContext {
  /// Reads the settings of this process.
  static func read() async throws(FoldersError) -> AppContext {
    try await read(environment: ProcessInfo.processInfo.environment) { SampleNetworking(pictures: $0.samplePictures) }
  }
}
