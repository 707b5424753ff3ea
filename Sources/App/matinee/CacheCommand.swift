import AppFoundation
import ArgumentParser
import CommandReports
import Foundation
import ImagePipeline
import Localization
import MatineeApp
import ResponseCache
import SystemIO

/// The `matinee cache` command, for cached responses and images. All of it can be deleted at any time.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: tr("Show or clear the cache of TMDB responses and pictures."),
    subcommands: [CacheStatusCommand.self, CacheClearCommand.self])
}

/// The `matinee cache status` command, which prints the content of the cache.
struct CacheStatusCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: tr("Print the sources, dates and sizes of cached data."))

  @Flag(help: ArgumentHelp(tr("Print one JSON object.")))
  var json = false

  /// Prints the status and returns the exit code.
  func execute() async -> Int32 {
    await CacheCommand.run { cache, pictures in
      let report = try await CacheCommand.report(cache, pictures)
      return try StandardStreams.print(report, asJSON: json)
    }
  }
}

/// The `matinee cache clear` command, which clears the cache, optionally including downloads.
struct CacheClearCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: tr("Clear the cache, including pictures."),
    discussion: tr(
      """
      This keeps downloads, the title index, the settings and your library. To remove the download of a list, a genre \
      or a title, use the preferences.
      """))

  @Flag(help: ArgumentHelp(tr("Also clear downloads. Matinee fetches them again when it’s next online.")))
  var downloads = false

  /// Clears the cache, prints what remains and returns the exit code.
  func execute() async -> Int32 {
    await CacheCommand.run { cache, pictures in
      try await cache.clear(includingPinned: downloads)
      await pictures.clear(includingPinned: downloads)
      if let sentence = try await CacheCommand.report(cache, pictures).leftSentence {
        StandardStreams.printError(sentence)
      }
      return 0
    }
  }
}

extension CacheCommand {
  fileprivate static func report(_ responseCache: ResponseCache, _ pictures: DiskCache) async throws -> CacheReport {
    CacheReport(
      try await responseCache.status(), pictureBytes: await pictures.totalBytes,
      heldPictureBytes: await pictures.pinnedBytes)
  }

  /// Runs a command with the cache. It works even if the settings can't be read.
  fileprivate static func run(_ body: (ResponseCache, DiskCache) async throws -> Int32) async -> Int32 {
    await CommandContext.run { context in
      guard let responseCache = context.responseCache else { return 1 }
      do {
        return try await body(
          responseCache, DiskCache(folder: context.folders.pictures, limit: context.settings.pictureCacheLimit))
      } catch {
        return StandardStreams.fail(error)
      }
    }
  }
}
