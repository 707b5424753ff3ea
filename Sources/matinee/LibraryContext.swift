import Foundation
import Library
import MatineeApp
import MatineeCore

/// What a command about what is the user's own begins with.
enum LibraryContext {
  /// Opens the library, and says what was restored of it; what goes wrong is a sentence. Returns the exit code.
  static func run(_ body: (AppContext, Library) async throws -> Int32) async -> Int32 {
    await run(await AppContext.read(environment: ProcessInfo.processInfo.environment), body)
  }

  /// The same, where the settings are known.
  static func run(_ context: AppContext, _ body: (AppContext, Library) async throws -> Int32) async -> Int32 {
    do {
      let library = try await Library.open(in: context.folders.data)
      // Said to nobody else: whoever opens it next finds it whole.
      if let recovery = library.recovery {
        StandardStreams.say([recovery.account(), recovery.place].compactMap(\.self).joined(separator: " "))
      }
      return try await body(context, library)
    } catch {
      return StandardStreams.fail(error)
    }
  }
}
