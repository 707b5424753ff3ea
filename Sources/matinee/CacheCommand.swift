import ArgumentParser
import Catalogue
import Foundation
import ImagePipeline
import MatineeApp
import MatineeCore

/// `matinee cache`: what was seen online and is kept; all of it may go at any time.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Tell or clear what was seen online and is saved.",
    subcommands: [CacheStatusCommand.self, CacheClearCommand.self])
}

/// `matinee cache status`: what is saved, on standard output.
struct CacheStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Print what is saved of whom, from when, and how large it is.")

  @Flag(help: "Print one JSON object.")
  var json = false

  /// Prints what there is; returns the exit code.
  func execute() async -> Int32 {
    await CacheCommand.run { catalogue, pictures in
      let report = CatalogueReport(try await catalogue.status(), pictureBytes: await pictures.totalBytes)
      return StandardStreams.print(json ? try report.json() : report.text()) ? 0 : 1
    }
  }
}

/// `matinee cache clear`: forgets all of it.
struct CacheClearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Forget everything that is saved, pictures included.",
    discussion: "The title index and the settings stay.")

  /// Forgets it; returns the exit code.
  func execute() async -> Int32 {
    await CacheCommand.run { catalogue, pictures in
      try await catalogue.clear()
      await pictures.clear()
      return 0
    }
  }
}

extension CacheCommand {
  /// Settings that cannot be read do not matter here.
  fileprivate static func run(_ body: (Catalogue, DiskCache) async throws -> Int32) async -> Int32 {
    let context = await AppContext.read(environment: ProcessInfo.processInfo.environment)
    guard let catalogue = context.catalogue else { return 1 }
    do {
      return try await body(
        catalogue, DiskCache(folder: context.folders.pictures, limit: context.settings.pictureCacheLimit))
    } catch {
      return StandardStreams.fail(error)
    }
  }
}
