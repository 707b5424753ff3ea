import GRDB
import TitleIdentity

/// The schema of an index file. Each kind has its own file.
///
/// A title's row ID is its rank by popularity, so that any lookup by row ID returns popular titles first without
/// sorting. FTS5 stores neither text nor positions, because ``TitleMatcher`` finds the matching words in `titles`.
enum IndexSchema {
  /// The schema version. Files with another version can't be used.
  static let version = 3
  /// The application ID of index files: "mtix".
  static let applicationID = 0x6d74_6978

  /// The size of FTS5's pages in bytes. A lookup reads a list from the start of a page. A query of a rare word and a
  /// single letter skips through the letter's list, which can contain a fifth of all titles. Small pages make that
  /// faster.
  private static let pageBytes = 500

  static let tables = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE information (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE titles (
      rank INTEGER PRIMARY KEY, id INTEGER NOT NULL, key INTEGER NOT NULL, popularity REAL NOT NULL, title TEXT NOT NULL);
    CREATE TABLE vocabulary (
      length INTEGER, first INTEGER, second INTEGER, words BLOB NOT NULL, PRIMARY KEY (length, first, second)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE words USING fts5(
      text, content='', columnsize=0, detail=none, prefix='1 2 3 4', tokenize='ascii');
    INSERT INTO words (words, rank) VALUES ('automerge', 0), ('hashsize', \(16 << 20)), ('pgsz', \(pageBytes));
    """

  /// Created after all titles are inserted, which is three times as fast.
  static let indexes = """
    CREATE INDEX titlesByID ON titles (id);
    CREATE INDEX titlesByKey ON titles (key);
    CREATE INDEX vocabularyBySecond ON vocabulary (length, second, first);
    INSERT INTO words (words) VALUES ('optimize');
    """
}
