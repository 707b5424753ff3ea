import ArgumentParser
import Foundation
import ImagePipeline
import MatineeApp
import MatineeCore
import ResponseCache
import SystemIO

/// The `matinee cache` command, for cached responses and images. All of it can be deleted at any time.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Tell or clear what was seen online and is saved.",
    subcommands: [CacheStatusCommand.self, CacheClearCommand.self])
}

/// The `matinee cache status` command, which prints the content of the cache.
struct CacheStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Print what is saved of whom, from when, and how large it is.")

  @Flag(help: "Print one JSON object.")
  var json = false

  /// Prints the status and returns the exit code.
  func execute() async -> Int32 {
    await CacheCommand.run { catalogue, pictures in
      let report = try await CacheCommand.report(catalogue, pictures)
      return try StandardStreams.print(report, asJSON: json)
    }
  }
}

/// The `matinee cache clear` command, which clears the cache, optionally including downloads.
struct CacheClearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Forget what was seen online and is saved, pictures included.",
    discussion: """
      What is kept offline stays, and so do the title index, the settings, and all that is yours. To keep a list, a genre \
      or a title offline no longer, remove it in the preferences.
      """)

  @Flag(help: "Forget what is kept offline, too; it is fetched anew when Matinee next runs online.")
  var kept = false

  /// Clears the cache, prints what remains and returns the exit code.
  func execute() async -> Int32 {
    await CacheCommand.run { catalogue, pictures in
      try await catalogue.clear(evenHeld: kept)
      await pictures.clear(evenHeld: kept)
      if let sentence = try await CacheCommand.report(catalogue, pictures).leftSentence {
        StandardStreams.say(sentence)
      }
      return 0
    }
  }
}

extension CacheCommand {
  fileprivate static func report(_ catalogue: ResponseCache, _ pictures: DiskCache) async throws -> CacheReport {
    CacheReport(
      try await catalogue.status(), pictureBytes: await pictures.totalBytes, heldPictureBytes: await pictures.heldBytes)
  }

  /// Runs a command with the cache. It works even if the settings can't be read.
  fileprivate static func run(_ body: (ResponseCache, DiskCache) async throws -> Int32) async -> Int32 {
    await CommandContext.run { context in
      guard let catalogue = context.catalogue else { return 1 }
      do {
        return try await body(
          catalogue, DiskCache(folder: context.folders.pictures, limit: context.settings.pictureCacheLimit))
      } catch {
        return StandardStreams.fail(error)
      }
    }
  }
}
