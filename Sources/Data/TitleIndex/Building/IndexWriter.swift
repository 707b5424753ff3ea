import Foundation
import GRDB
import GRDBSQLite

/// A writer that creates an index file in a single pass.
///
/// A partial file is discarded, so the database has no journal. Statements that run once for each title call SQLite
/// directly.
struct IndexWriter {
  let file: URL
  /// The maximum file size in pages of 4,096 bytes. Tests use it to simulate a full disk.
  var maximumSize: Int?

  func write(
    _ titles: CollectedTitles, _ information: TitleIndexInformation, progress: (Int) throws(TitleIndexError) -> Void
  ) throws(TitleIndexError) -> TitleIndexInformation {
    do {
      let queue = try DatabaseQueue(path: file.path(percentEncoded: false), configuration: configuration)
      defer { try? queue.close() }
      return try queue.writeWithoutTransaction { database in
        try database.execute(sql: "BEGIN; \(IndexSchema.tables)")
        var information = information
        information.titles = try insert(titles, into: database, progress)
        try database.execute(sql: IndexSchema.indexes)
        try progress(titles.count)
        try information.save(database)
        try database.execute(sql: "COMMIT")
        return information
      }
    } catch let error as TitleIndexError {
      throw error
    } catch {
      throw TitleIndexError(writing: error)
    }
  }
}

extension IndexWriter {
  private var configuration: Configuration {
    var configuration = Configuration()
    // A failed build discards its file, so nothing has to be rolled back.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { [maximumSize] database in
      try database.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
          PRAGMA cache_size = -16384; PRAGMA temp_store = FILE;
          """)
      if let maximumSize { try database.execute(sql: "PRAGMA max_page_count = \(maximumSize)") }
    }
    return configuration
  }

  /// Inserts the titles, and returns their number without duplicates.
  private func insert(
    _ titles: CollectedTitles, into database: Database, _ progress: (Int) throws(TitleIndexError) -> Void
  ) throws -> Int {
    let titleStatement = try database.makeStatement(sql: "INSERT INTO titles VALUES (?, ?, ?, ?, ?)")
    let wordsStatement = try database.makeStatement(sql: "INSERT INTO words (rowid, text) VALUES (?, ?)")
    // The SQLite statement is valid as long as GRDB's object is alive.
    defer { withExtendedLifetime((titleStatement, wordsStatement)) {} }
    let title = titleStatement.sqliteStatement, words = wordsStatement.sqliteStatement
    var folding = TitleFolding()
    var vocabulary = VocabularyCollector()
    var text: [UInt8] = []
    var rank = 0
    try titles.forEachByPopularity { id, popularity, bytes throws(any Error) in
      rank += 1
      folding.fold(bytes)
      text.removeAll(keepingCapacity: true)
      for word in folding.words {
        text += folding.letters(of: word)
        text.append(UInt8(ascii: " "))
        vocabulary.insert(folding.letters(of: word), rank: rank)
      }
      sqlite3_bind_int64(title, 1, Int64(rank))
      sqlite3_bind_int(title, 2, id)
      sqlite3_bind_int(title, 3, folding.key)
      sqlite3_bind_double(title, 4, Double(popularity))
      bytes.withMemoryRebound(to: CChar.self) { _ = sqlite3_bind_text(title, 5, $0.baseAddress, Int32($0.count), nil) }
      try step(title, database)
      sqlite3_bind_int64(words, 1, Int64(rank))
      try text.withUnsafeBytes { text in
        sqlite3_bind_text(words, 2, text.bindMemory(to: CChar.self).baseAddress, Int32(text.count), nil)
        try step(words, database)
      }
      if rank.isMultiple(of: 4_096) { try progress(rank) }
    }
    for (part, words) in vocabulary.parts {
      try database.execute(
        sql: "INSERT INTO vocabulary VALUES (?, ?, ?, ?)",
        arguments: [part.length, part.first, part.second, Data(words)])
    }
    return rank
  }

  private func step(_ statement: OpaquePointer?, _ database: Database) throws {
    let code = sqlite3_step(statement)
    sqlite3_reset(statement)
    guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }
}

extension TitleIndexError {
  init(writing error: any Error) {
    let code = (error as? DatabaseError)?.resultCode
    self = code == .SQLITE_FULL ? .diskFull : .unwritable(reason: "\(error)")
  }
}
