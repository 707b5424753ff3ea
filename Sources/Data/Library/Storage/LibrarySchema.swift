import GRDB

/// The database schema as a series of migrations. A released migration never changes.
///
/// All tables have row IDs, because SQLite doesn't report changes to tables without them.
enum LibrarySchema {
  /// The application ID in the file's header: "Mtn3".
  static let applicationID = 0x4D74_6E33

  /// The version of the event contents that this app supports. After an update that increases it, the app rebuilds the
  /// projections.
  static let supportedEventVersion = 6

  /// The tables that are projections of the event table.
  static let projections = ["rating", "play", "list", "item", "note", "profile", "follow", "match", "choice", "undone"]

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(sql: journal)
      try database.execute(sql: titleTables)
      try database.execute(sql: listTables)
      try database.execute(sql: peopleTables)
    }
    migrator.registerMigration("2") { try $0.execute(sql: importTables) }
    migrator.registerMigration("3") { database in
      // Identifies the library; see ``LogVerdict``.
      try database.execute(sql: "ALTER TABLE state ADD COLUMN library TEXT NOT NULL DEFAULT ''")
    }
    migrator.registerMigration("4") { try $0.execute(sql: "CREATE TABLE removedTitle (title TEXT PRIMARY KEY) STRICT") }
    migrator.registerMigration("5") { try $0.execute(sql: authority) }
    migrator.registerMigration("6") { try $0.execute(sql: changes) }
    migrator.registerMigration("7") { database in
      try database.execute(sql: detailTables)
      try database.execute(sql: playCounts)
      try database.execute(sql: "CREATE INDEX itemByState ON item (list, isTicked, position, event)")
      try database.execute(sql: "CREATE INDEX ratingByScore ON rating (profile, halves) WHERE season IS NULL")
    }
    migrator.registerMigration("8") { database in
      // It must stay the last column; see ``WriteMarks``.
      try database.execute(sql: "ALTER TABLE state ADD COLUMN marks TEXT NOT NULL DEFAULT '\(WriteMarks.none)'")
    }
    migrator.registerMigration("9") { database in
      try database.execute(sql: playCountIndexes)
      try database.execute(sql: noticeIndexes)
    }
    migrator.registerMigration("10") { try $0.execute(sql: ratedTitles) }
    migrator.registerMigration("11") { database in
      // NULL if the format follows from the items.
      try database.execute(sql: "ALTER TABLE list ADD COLUMN isChecklist INTEGER")
    }
    migrator.registerMigration("12") { database in
      try database.execute(sql: choices)
      try database.execute(sql: planning)
    }
    migrator.registerMigration("13") { try $0.execute(sql: startedShows) }
    return migrator
  }

  /// The journal. Events are only added, never changed or removed. The subject of an event that only a later version
  /// supports is NULL. `isShared` records whether the event is in a file of the shared folder.
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

  /// The journal imports on this device, and the latest write that undid each. They aren't part of the journal. The
  /// index finds a profile's latest action in one step, regardless of the number of actions.
  private static let importTables = """
    CREATE TABLE taken (id TEXT PRIMARY KEY, profile TEXT NOT NULL, undoing TEXT) STRICT;
    CREATE TABLE takenAction (action TEXT PRIMARY KEY, taken TEXT NOT NULL) STRICT;
    CREATE INDEX takenActionByTaken ON takenAction (taken);
    DROP INDEX eventByProfile;
    CREATE INDEX eventByProfile ON event (profile, device, id);
    """

  /// The rank of the shared file that decides between lines with the same ID; see ``StoredLine/authority``. It isn't
  /// known of earlier events, so the next sync reads all files again.
  private static let authority = """
    ALTER TABLE event ADD COLUMN authority INTEGER NOT NULL DEFAULT 0;
    UPDATE sharedFile SET size = -1, offset = \(Int64.max);
    """

  /// The changes of ratings and plays, which replace the revisions; see ``TitleChangeTable``. A removed rating no
  /// longer leaves a row. The indexes contain the latest ratings of whole titles, and the watched parts of each title.
  private static let changes = """
    CREATE TABLE titleChange (number INTEGER PRIMARY KEY, title TEXT NOT NULL) STRICT;
    DROP INDEX ratingByRevision;
    ALTER TABLE rating DROP COLUMN revision;
    ALTER TABLE state DROP COLUMN revision;
    DELETE FROM rating WHERE halves IS NULL;
    CREATE INDEX ratingByEvent ON rating (profile, event) WHERE season IS NULL;
    DROP INDEX playByTitle;
    CREATE INDEX playByTitle ON play (title, profile, season, episode);
    """

  /// Indexes of each profile's latest activity, which others see. All ratings have a score. Without the condition,
  /// SQLite would also use this index for those of whole titles.
  private static let noticeIndexes = """
    CREATE INDEX ratingByProfile ON rating (profile, event) WHERE halves IS NOT NULL;
    CREATE INDEX itemByProfile ON item (profile, event) WHERE title IS NOT NULL;
    CREATE INDEX noteByProfile ON note (profile, event) WHERE recipient IS NULL;
    CREATE INDEX noteByRecipient ON note (recipient, event) WHERE recipient IS NOT NULL;
    """

  /// The choices of profiles about titles; see ``TitleChoices``.
  private static let choices = """
    CREATE TABLE choice (
      subject TEXT PRIMARY KEY, profile TEXT NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL, date TEXT NOT NULL,
      event TEXT NOT NULL, title TEXT NOT NULL, name TEXT NOT NULL, year INTEGER, poster TEXT, imdb TEXT
    ) STRICT;
    CREATE INDEX choiceByTitle ON choice (title, profile);
    CREATE INDEX choiceByKind ON choice (profile, kind, event);
    """

  /// The latest play of each title, and the dates of release of movies, as numbers such as 20260131. Details of movies
  /// that may still come out are recorded again.
  private static let planning = """
    CREATE INDEX playByLatest ON play (profile, title, date);
    ALTER TABLE detail ADD COLUMN released INTEGER;
    CREATE INDEX detailByRelease ON detail (released) WHERE released IS NOT NULL;
    UPDATE detail SET isChecked = 0, fetched = NULL WHERE coalesce(year, 9999) >= 2026 AND fetched IS NOT NULL;
    """

  /// The shows that each profile has begun; see ``StartedShowTable``.
  private static let startedShows = """
    CREATE TABLE startedShow (
      profile TEXT NOT NULL, title TEXT NOT NULL, parts TEXT NOT NULL, lastPlayed TEXT NOT NULL, name TEXT NOT NULL,
      year INTEGER, poster TEXT, imdb TEXT, PRIMARY KEY (title, profile)
    ) STRICT;
    CREATE INDEX startedShowByProfile ON startedShow (profile);
    """

  /// The details of rated titles, and indexes by which the highest ratings and their decades are read.
  private static let ratedTitles = """
    CREATE TRIGGER ratingAdded AFTER INSERT ON rating
      WHEN NOT EXISTS (SELECT 1 FROM detail WHERE title = NEW.title)
    BEGIN INSERT INTO detail (title) VALUES (NEW.title); END;
    INSERT INTO detail (title) SELECT title FROM rating EXCEPT SELECT title FROM detail;
    DROP INDEX ratingByScore;
    CREATE INDEX ratingByScore ON rating (profile, halves, event) WHERE season IS NULL;
    CREATE INDEX ratingByYear ON rating (profile, year) WHERE season IS NULL;
    """

  /// Ratings, plays and matches. Before migration 6, a removed rating remains as a row without a score.
  private static let titleTables = """
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

  private static let listTables = """
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

  private static let peopleTables = """
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
