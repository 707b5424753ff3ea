import Foundation
import GRDB

/// The tables and their migrations. Never change a released migration.
enum ResponseCacheSchema {
  /// The application ID in the file's header: "Mtn2".
  static let applicationID = 0x4D74_6E32

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(sql: version1)
    }
    migrator.registerMigration("2") { try $0.execute(sql: version2) }
    migrator.registerMigration("3") { try $0.execute(sql: version3) }
    return migrator
  }

  /// The tables of version 1.
  ///
  /// An `answer` is a cached response. Bodies have their own table, so that a response's other columns can be read and
  /// updated without them. The column `bytes` is the compressed size, `length` the uncompressed size.
  private static let version1 = """
    CREATE TABLE answer (
      id INTEGER PRIMARY KEY,
      source TEXT NOT NULL, path TEXT NOT NULL, query TEXT NOT NULL, page INTEGER NOT NULL,
      fetched REAL NOT NULL, confirmed REAL NOT NULL, used REAL NOT NULL,
      etag TEXT, bytes INTEGER NOT NULL, length INTEGER NOT NULL,
      UNIQUE (source, path, query, page)
    ) STRICT;
    CREATE INDEX answerByUse ON answer (used, bytes);
    CREATE TABLE body (
      answer INTEGER PRIMARY KEY REFERENCES answer ON DELETE CASCADE,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE title (
      id INTEGER PRIMARY KEY,
      source TEXT NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL,
      name TEXT NOT NULL, originalName TEXT NOT NULL, otherNames TEXT NOT NULL, year INTEGER, popularity REAL NOT NULL,
      genres TEXT NOT NULL, picture TEXT, isAdult INTEGER NOT NULL, seen REAL NOT NULL,
      UNIQUE (source, kind, number)
    ) STRICT;
    CREATE INDEX titleBySeen ON title (seen);
    CREATE TABLE listEntry (
      answer INTEGER NOT NULL REFERENCES answer ON DELETE CASCADE,
      position INTEGER NOT NULL,
      title INTEGER NOT NULL REFERENCES title ON DELETE CASCADE,
      PRIMARY KEY (answer, position)
    ) STRICT;
    CREATE INDEX listEntryByTitle ON listEntry (title);
    """

  /// The pins. A `hold` is a pin, and its `holder` is the owner. A pin with `isSettled = 0` was added or renewed after
  /// its owner's last ``ResponseCache/removeStalePins(_:)``.
  private static let version2 = """
    CREATE TABLE hold (
      holder TEXT NOT NULL,
      answer INTEGER NOT NULL REFERENCES answer ON DELETE CASCADE,
      isSettled INTEGER NOT NULL,
      PRIMARY KEY (holder, answer)
    ) STRICT;
    CREATE INDEX holdByAnswer ON hold (answer);
    """

  /// The episode guides. The content is a stored ``EpisodeGuide``, and the version increases with each change. SQLite
  /// doesn't report changes to tables without row IDs, so this one has them.
  private static let version3 = """
    CREATE TABLE guide (
      source TEXT NOT NULL, show INTEGER NOT NULL,
      updated REAL NOT NULL, version INTEGER NOT NULL, content TEXT NOT NULL,
      UNIQUE (source, show)
    ) STRICT;
    """
}
