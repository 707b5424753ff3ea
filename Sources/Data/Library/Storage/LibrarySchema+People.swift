/// The people of titles, by whom statistics count. Like all details, they are derived from cached responses.
extension LibrarySchema {
  /// The first actors of each title, and its directors or creators; see ``TitleDetails/People``. The role is 0 for an
  /// actor and 1 for a director or creator. `hasPeople` is 0 if the title's response didn't contain its people.
  ///
  /// An earlier date of the recorded response makes the app read the cached response again. If there is none, the other
  /// details remain. The index of counts now contains the minutes, by which statistics sort people.
  static let people = """
    CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE TABLE detailPerson (
      title TEXT NOT NULL, role INTEGER NOT NULL, position INTEGER NOT NULL, person INTEGER NOT NULL,
      PRIMARY KEY (title, role, position)
    ) STRICT;
    ALTER TABLE detail ADD COLUMN hasPeople INTEGER NOT NULL DEFAULT 0;
    UPDATE detail SET isChecked = 0, fetched = fetched - 1 WHERE fetched IS NOT NULL;
    DROP INDEX playCountByScope;
    CREATE INDEX playCountByScope ON playCount (profile, title, scope, year, plays, timed, minutes);
    """
}
