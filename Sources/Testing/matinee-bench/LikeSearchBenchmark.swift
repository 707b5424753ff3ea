import Foundation
import GRDB

/// `LIKE` searches in the index's table of films, which `IndexSearchBenchmark` compares the index with.
nonisolated struct LikeSearchBenchmark {
  private let database: DatabaseQueue
  private let patterns: [String]

  /// - Parameter films: The number of films in the table. Of them, 40 are searched for, from the whole ranking.
  init(file: URL, films: Int) throws {
    var configuration = Configuration()
    configuration.readonly = true
    database = try DatabaseQueue(path: file.path(percentEncoded: false), configuration: configuration)
    let distance = max(films / 40, 1)
    let titles = try database.read { database in
      try String.fetchAll(database, sql: "SELECT title FROM titles WHERE rank % ? = 1", arguments: [distance])
    }
    patterns = titles.map { "%\($0.prefix(8))%" }
  }

  /// Returns how long the median search takes, in milliseconds.
  func medianTime() throws -> Double {
    var times: [Double] = []
    for pattern in patterns {
      let start = ContinuousClock.now
      let sql = "SELECT id, title FROM titles WHERE title LIKE ? ORDER BY rank LIMIT 20"
      _ = try database.read { try Row.fetchAll($0, sql: sql, arguments: [pattern]) }
      times.append(start.duration(to: .now) / .milliseconds(1))
    }
    return times.median
  }
}
