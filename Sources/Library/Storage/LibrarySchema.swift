import GRDB

/// The tables, as they grew from version to version. A migration that was released is never changed.
///
/// All have row ids: SQLite tells nobody of changes to tables without.
enum LibrarySchema {
  /// Says in the file's header that it is ours: "Mtn3".
  static let applicationID = 0x4D74_6E33

  /// Which contents of events this version reads; a later one reads more, and rebuilds what follows from them.
  static let reader = 3

  /// All tables that follow from the table of events.
  static let projections = ["rating", "play", "list", "item", "note", "profile", "follow", "match", "undone"]

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(sql: journal)
      try database.execute(sql: ofTitles)
      try database.execute(sql: ofLists)
      try database.execute(sql: ofPeople)
    }
    migrator.registerMigration("2") { try $0.execute(sql: ofImports) }
    migrator.registerMigration("3") { database in
      // Tells the library from others: see ``LogVerdict``.
      try database.execute(sql: "ALTER TABLE state ADD COLUMN library TEXT NOT NULL DEFAULT ''")
    }
    return migrator
  }

  /// Events are added, and neither changed nor removed. The subject of what only a later version knows is NULL.
  /// `isShared`: whether it is in a file of the shared folder.
  private static let journal = """
    CREATE TABLE event (
      id TEXT PRIMARY KEY, action TEXT NOT NULL, profile TEXT NOT NULL, device TEXT NOT NULL, kind TEXT NOT NULL,
      subject TEXT, line BLOB NOT NULL, isShared INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX eventBySubject ON event (subject, id);
    CREATE INDEX eventByAction ON event (action);
    CREATE INDEX eventByProfile ON event (profile, device);
    CREATE INDEX eventToShare ON event (isShared) WHERE isShared = 0;
    CREATE TABLE state (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      device TEXT NOT NULL, machine TEXT NOT NULL, clock INTEGER NOT NULL,
      revision INTEGER NOT NULL, generation INTEGER NOT NULL, reader INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE sharedFile (
      name TEXT PRIMARY KEY, folder TEXT NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL,
      offset INTEGER NOT NULL, line INTEGER NOT NULL, checksum INTEGER NOT NULL, damaged INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE undone (action TEXT PRIMARY KEY) STRICT;
    """

  /// What was taken in from a journal's file on this device, and the write that undid it last: no part of the journal.
  /// By the index what somebody did last is found in one step, however much they did.
  private static let ofImports = """
    CREATE TABLE taken (id TEXT PRIMARY KEY, profile TEXT NOT NULL, undoing TEXT) STRICT;
    CREATE TABLE takenAction (action TEXT PRIMARY KEY, taken TEXT NOT NULL) STRICT;
    CREATE INDEX takenActionByTaken ON takenAction (taken);
    DROP INDEX eventByProfile;
    CREATE INDEX eventByProfile ON event (profile, device, id);
    """

  /// A rating that was taken away stays as a row without a score, so that who follows changes is told of it.
  private static let ofTitles = """
    CREATE TABLE rating (
      subject TEXT PRIMARY KEY, profile TEXT NOT NULL, title TEXT NOT NULL, season INTEGER, episode INTEGER,
      halves INTEGER, date TEXT NOT NULL, event TEXT NOT NULL,
      name TEXT NOT NULL, year INTEGER, poster TEXT, imdb TEXT, revision INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX ratingByTitle ON rating (title, profile);
    CREATE INDEX ratingByRevision ON rating (revision);
    CREATE TABLE play (
      subject TEXT PRIMARY KEY, profile TEXT NOT NULL, title TEXT NOT NULL, season INTEGER, episode INTEGER,
      date TEXT NOT NULL, event TEXT NOT NULL, name TEXT NOT NULL, year INTEGER, poster TEXT, imdb TEXT
    ) STRICT;
    CREATE INDEX playByTitle ON play (title, profile);
    CREATE INDEX playByDate ON play (profile, date, event);
    CREATE TABLE match (
      subject TEXT PRIMARY KEY, original TEXT NOT NULL UNIQUE, title TEXT NOT NULL,
      name TEXT NOT NULL, year INTEGER, poster TEXT, imdb TEXT, final TEXT, event TEXT NOT NULL
    ) STRICT;
    CREATE INDEX matchByFinal ON match (final);
    """

  private static let ofLists = """
    CREATE TABLE list (
      subject TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, profile TEXT NOT NULL, name TEXT NOT NULL, about TEXT NOT NULL,
      position TEXT NOT NULL, date TEXT NOT NULL, event TEXT NOT NULL
    ) STRICT;
    CREATE INDEX listByProfile ON list (profile);
    CREATE TABLE item (
      subject TEXT PRIMARY KEY, list TEXT NOT NULL, id TEXT NOT NULL, profile TEXT NOT NULL,
      title TEXT, name TEXT, year INTEGER, poster TEXT, imdb TEXT, text TEXT NOT NULL,
      isTicked INTEGER NOT NULL, ticked TEXT, position TEXT NOT NULL, date TEXT NOT NULL, event TEXT NOT NULL
    ) STRICT;
    CREATE INDEX itemByList ON item (list, position);
    CREATE INDEX itemByTitle ON item (title, list);
    """

  private static let ofPeople = """
    CREATE TABLE note (
      subject TEXT PRIMARY KEY, profile TEXT NOT NULL, recipient TEXT, text TEXT NOT NULL, date TEXT NOT NULL,
      edited TEXT, event TEXT NOT NULL, title TEXT NOT NULL, name TEXT NOT NULL, year INTEGER, poster TEXT, imdb TEXT
    ) STRICT;
    CREATE INDEX noteByTitle ON note (title);
    CREATE TABLE profile (
      subject TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, firstName TEXT NOT NULL, lastName TEXT NOT NULL, picture TEXT,
      role TEXT NOT NULL, teams TEXT NOT NULL, event TEXT NOT NULL
    ) STRICT;
    CREATE TABLE follow (
      subject TEXT PRIMARY KEY, follower TEXT NOT NULL, followed TEXT NOT NULL, event TEXT NOT NULL
    ) STRICT;
    """
}
