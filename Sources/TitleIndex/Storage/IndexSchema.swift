import GRDB

/// The tables of an index file, of which there is one for each kind.
///
/// A title's row id is its rank by popularity: whatever finds titles by row id finds the popular ones first, and nothing
/// need be sorted. FTS5 keeps neither text nor positions, as both are in `titles`.
enum IndexSchema {
  /// A file that says something else was written by another version.
  static let version = 2
  /// "mtix": what no other program's file has.
  static let applicationID = 0x6d74_6978

  /// Of FTS5's pages. A list is entered at the beginning of one, and read from there: a rare word beside one letter goes from page to
  /// page of a list that holds every fifth title.
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

  /// Made when all titles are there, as that takes a third of the time.
  static let indexes = """
    CREATE INDEX titlesByID ON titles (id);
    CREATE INDEX titlesByKey ON titles (key);
    CREATE INDEX vocabularyBySecond ON vocabulary (length, second, first);
    INSERT INTO words (words) VALUES ('optimize');
    """
}
