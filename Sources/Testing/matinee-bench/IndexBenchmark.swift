import Foundation
import SyntheticExports
import TitleIdentity
import TitleIndex

/// A benchmark of the search index with exports as large as TMDB's. `Benchmarks/measure.py` compares the results with
/// those of other programs.
struct IndexBenchmark: Sendable {
  let folder: URL
  /// The number of films. The numbers of series and people follow TMDB's proportions.
  let films: Int
  /// The seed that selects the films to search for.
  var seed = committedSeed

  /// Runs a step off the main thread, and ends the process.
  nonisolated func run(_ step: String?) -> Int32 {
    runAndExit {
      switch step {
      case "index-exports": try makeExports()
      case "index-build": try await build()
      default:
        let queries = folder.appending(path: "queries.tsv")
        let filmsFile = folder.appending(path: "index/films.sqlite")
        try await IndexSearchBenchmark(
          index: index, filmsFile: filmsFile, films: films, seed: seed, queriesFile: queries
        ).run()
      }
    }
  }
}

extension IndexBenchmark {
  private nonisolated var index: TitleIndex {
    TitleIndex(folder: folder.appending(path: "index", directoryHint: .isDirectory))
  }

  private nonisolated func file(_ kind: ExportKind) -> URL { folder.appending(path: "\(kind.rawValue).json.gz") }

  private nonisolated func makeExports() throws {
    try SyntheticExport(.movies, count: films).write(to: file(.movies))
    try SyntheticExport(.shows, count: films * 3 / 16).write(to: file(.shows))
    try SyntheticExport(.people, count: films * 4).write(to: file(.people))
  }

  /// Builds the index from the exports in the folder.
  private nonisolated func build() async throws {
    let files = ExportKind.allCases.map(file).filter {
      FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
    }
    _ = try await index.update(from: files)
  }
}
