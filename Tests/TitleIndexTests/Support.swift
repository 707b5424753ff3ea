// Exports with the titles of a test, and indexes built from them.
import Foundation
import SyntheticExports
import TitleIdentity

@testable import TitleIndex

extension TemporaryFolder {
  var indexURL: URL { url.appending(path: "index", directoryHint: .isDirectory) }

  /// Writes an export of these titles, most popular first.
  func export(_ kind: ExportKind, _ titles: [String], name: String = "export.json.gz") throws -> URL {
    let lines = titles.enumerated().map { position, title in
      ExportTitle(id: position + 1, title: title, popularity: Double(titles.count - position)).line(kind) + "\n"
    }
    return try file(name, GzipWriter.compress(Array(lines.joined().utf8)))
  }

  /// Builds an index of these titles, most popular first.
  func index(movies: [String] = [], shows: [String] = [], people: [String] = []) async throws -> TitleIndex {
    let index = TitleIndex(folder: indexURL)
    for (kind, titles) in [(ExportKind.movies, movies), (.shows, shows), (.people, people)] where !titles.isEmpty {
      _ = try await index.update(from: [export(kind, titles)])
    }
    return index
  }
}

extension TitleIndex {
  /// Returns the titles of the movies that a search finds.
  func movies(_ query: String, limit: Int = 20) async throws -> [String] {
    try await search(query, kinds: [.movie], limit: limit).sections[.movie, default: []].map(\.title)
  }
}
