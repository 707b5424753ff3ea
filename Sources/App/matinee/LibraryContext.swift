import AppFoundation
import Foundation
import Library
import Localization
import MatineeApp
import SystemIO
import TitleIdentity
import Tracking

/// The setup shared by all commands that use the library.
enum LibraryContext {
  /// Opens the library and runs a command, then returns the exit code. Reports restored data, a read-only library and
  /// errors.
  static func run(_ body: (AppContext, Library) async throws -> Int32) async -> Int32 {
    await CommandContext.run { await run($0, body) }
  }

  /// Opens the library and runs a command with settings that have already been read.
  static func run(_ context: AppContext, _ body: (AppContext, Library) async throws -> Int32) async -> Int32 {
    do {
      let library = try await Library.open(in: context.folders.data, onRecovery: report)
      if let text = library.readOnlyReason?.readOnlyText { StandardStreams.printError(text) }
      let code: Int32
      do {
        code = try await body(context, library)
      } catch {
        code = StandardStreams.fail(error)
      }
      library.close()
      return code
    } catch {
      return StandardStreams.fail(error)
    }
  }

  /// Returns the titles in the user's library. If they can't be read, prints a message and returns none.
  private static func knownTitles(_ context: AppContext, from source: TitleSource) async -> KnownTitles {
    do {
      guard let library = try await Library.openExisting(in: context.folders.data, onRecovery: report) else {
        return KnownTitles()
      }
      let profile = try await ProfileOptions.current(in: library, context)
      let titles = try await library.knownTitles(of: profile, from: source)
      library.close()
      return titles
    } catch {
      let reason = (error as? LibraryError)?.sentence ?? error.localizedDescription
      StandardStreams.printError(tr("Matinee couldn’t search your library: {reason}", ["reason": reason]))
      return KnownTitles()
    }
  }

  /// The titles in the user's library, which are read once.
  actor KnownTitlesReader {
    private let context: AppContext
    private var titles: [TitleSource: KnownTitles] = [:]

    init(_ context: AppContext) { self.context = context }

    func titles(from source: TitleSource) async -> KnownTitles {
      if let titles = titles[source] { return titles }
      let read = await LibraryContext.knownTitles(context, from: source)
      titles[source] = read
      return read
    }
  }

  @Sendable private static func report(_ recovery: Recovery) {
    StandardStreams.printError([recovery.summary(), recovery.locationText].compactMap(\.self).joined(separator: " "))
  }
}
