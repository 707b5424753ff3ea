import Foundation
import TMDB

/// The file of the user's ratings: a JSON object such as `{"289": 8.5}`. It is read and written off the main actor.
nonisolated struct RatingFile: Sendable {
  /// The file contains a rating outside the valid range. It must not be replaced.
  struct Damaged: Error {}

  let url: URL

  /// Returns the ratings; empty if there is no file.
  @concurrent func read() async throws -> [Movie.ID: Double] {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return [:]
    }
    let ratings = try JSONDecoder().decode([Movie.ID: Double].self, from: data)
    guard ratings.values.allSatisfy((0.5...10).contains) else { throw Damaged() }
    return ratings
  }

  /// Replaces the file in one step, so that a reader never sees half of it.
  @concurrent func write(_ ratings: [Movie.ID: Double]) async throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(ratings).write(to: url, options: .atomic)
  }
}
