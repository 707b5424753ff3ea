import Foundation
import SyntheticExports
import TitleIndex

/// Exports as large as TMDB's are made, an index is built of them, and searched; `Benchmarks/measure.py` sets others beside it.
struct IndexBenchmark: Sendable {
  let folder: URL
  /// How many films there are; series and people are in TMDB's proportion to them.
  let films: Int
  /// Which films are searched for.
  var seed = committedSeed

  /// None of it is for the main thread, which waits.
  nonisolated func run(_ step: String?) -> Int32 {
    finishing {
      switch step {
      case "index-exports": try makeExports()
      case "index-build": try await build()
      default:
        let queries = folder.appending(path: "queries.tsv")
        try await IndexSearchBenchmark(index: index, films: films, seed: seed, queriesFile: queries).run()
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
    try SyntheticExport(.films, count: films).write(to: file(.films))
    try SyntheticExport(.series, count: films * 3 / 16).write(to: file(.series))
    try SyntheticExport(.people, count: films * 4).write(to: file(.people))
  }

  /// Of whichever exports are in the folder.
  private nonisolated func build() async throws {
    let files = ExportKind.allCases.map(file).filter {
      FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
    }
    _ = try await index.update(from: files)
  }
}
