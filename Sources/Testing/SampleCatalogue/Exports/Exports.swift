import Foundation
import SyntheticExports

/// The exports, each created on first use.
struct Exports: Sendable {
  private let compressed: [ExportKind: Lazy<Data>]

  init(_ content: ExportContent, of data: SampleData) {
    compressed = Dictionary(
      uniqueKeysWithValues: ExportKind.allCases.map { kind in
        (kind, Lazy { () throws(ErrorResponse) in try Self.make(kind, content, data) })
      })
  }

  /// Returns an export as a gzip file, the format that TMDB publishes.
  func callAsFunction(_ kind: ExportKind) throws(ErrorResponse) -> Data {
    guard let export = compressed[kind] else { throw .notFound }
    return try export()
  }
}

extension Exports {
  private static func make(_ kind: ExportKind, _ content: ExportContent, _ data: SampleData) throws(ErrorResponse)
    -> Data
  {
    switch content {
    case .synthetic(let movieCount):
      let count =
        switch kind {
        case .movies: movieCount
        case .shows: movieCount / 5
        case .people: movieCount * 4
        }
      return SyntheticExport(kind, count: count).compressed
    case .films(let films):
      guard kind == .movies else { return GzipWriter.compress([]) }
      let lines = films.enumerated().map { position, film in
        let popularity = PublishedFilm.popularity(at: position, of: films.count)
        return ExportTitle(id: film.id, title: film.originalTitle, popularity: popularity).line(kind) + "\n"
      }
      return GzipWriter.compress(Array(lines.joined().utf8))
    case .catalogue:
      let lines = try titles(kind, data).sorted { $0.id < $1.id }.map { $0.line(kind) + "\n" }
      return GzipWriter.compress(Array(lines.joined().utf8))
    }
  }

  private static func titles(_ kind: ExportKind, _ data: SampleData) throws(ErrorResponse) -> [ExportTitle] {
    switch kind {
    case .movies:
      try data.movies().all.map {
        ExportTitle(id: $0.id, title: $0.originalTitle, popularity: $0.statistics.popularity)
      }
    case .shows:
      try data.shows().all.map { ExportTitle(id: $0.id, title: $0.originalName, popularity: $0.statistics.popularity) }
    case .people:
      try data.people().all.map { ExportTitle(id: $0.id, title: $0.name, popularity: $0.popularity) }
    }
  }
}
