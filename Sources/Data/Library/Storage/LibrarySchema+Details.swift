/// Details of titles, and counts of plays by month. Both are derived: details from cached responses, and counts from
/// the plays. Neither is part of the journal or of an export.
extension LibrarySchema {
  /// The details of the titles that the library refers to. Triggers add a row for each title; `isChecked` is 0 until
  /// the app has looked for its cached details. `fetched` is the date of the cached response, and `guide` the version
  /// of the episode guide; NULL if there is none. The services are those of `region`, unless `hasServices` is 0. A date
  /// of airing is a number such as 20260131.
  static let detailTables = """
    CREATE TABLE detail (
      title TEXT PRIMARY KEY, isChecked INTEGER NOT NULL DEFAULT 0, fetched REAL, guide INTEGER, region TEXT,
      hasServices INTEGER NOT NULL DEFAULT 0, year INTEGER, minutes INTEGER, average REAL
    ) STRICT;
    CREATE INDEX detailToCheck ON detail (title) WHERE isChecked = 0;
    CREATE TABLE detailGenre (title TEXT NOT NULL, genre INTEGER NOT NULL, PRIMARY KEY (title, genre)) STRICT;
    CREATE TABLE detailService (
      title TEXT NOT NULL, position INTEGER NOT NULL, service INTEGER NOT NULL, PRIMARY KEY (title, position)
    ) STRICT;
    CREATE TABLE service (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE TABLE detailCountry (title TEXT NOT NULL, country TEXT NOT NULL, PRIMARY KEY (title, country)) STRICT;
    CREATE TABLE episode (
      title TEXT NOT NULL, season INTEGER NOT NULL, number INTEGER NOT NULL, minutes INTEGER, aired INTEGER,
      PRIMARY KEY (title, season, number)
    ) STRICT;
    CREATE TRIGGER itemAdded AFTER INSERT ON item
      WHEN NEW.title IS NOT NULL AND NOT EXISTS (SELECT 1 FROM detail WHERE title = NEW.title)
    BEGIN INSERT INTO detail (title) VALUES (NEW.title); END;
    CREATE TRIGGER matchTargetAdded AFTER INSERT ON match
      WHEN NOT EXISTS (SELECT 1 FROM detail WHERE title = NEW.title)
    BEGIN INSERT INTO detail (title) VALUES (NEW.title); END;
    INSERT INTO detail (title) SELECT title FROM item WHERE title IS NOT NULL
      UNION SELECT title FROM play UNION SELECT title FROM match;
    """

  /// The number of plays by title and month, for statistics. The scope is the season, -1 for a whole title, and -2 for
  /// an episode; the month is the beginning of a date such as `2026-01`, `2026` or the empty string. `minutes` is the
  /// total length of the `timed` plays: those of episodes with a known length.
  ///
  /// Triggers keep the counts up to date, unless they are paused for a rebuild. A statement that replaces rows also
  /// replaces those that its triggers conflict with, so the triggers insert only what is missing.
  static let playCounts = """
    CREATE TABLE playCount (
      profile TEXT NOT NULL, title TEXT NOT NULL, scope INTEGER NOT NULL, month TEXT NOT NULL, year INTEGER NOT NULL,
      plays INTEGER NOT NULL, timed INTEGER NOT NULL, minutes INTEGER NOT NULL,
      PRIMARY KEY (profile, title, scope, month, year)
    ) STRICT;
    CREATE INDEX playCountByTitle ON playCount (title);
    CREATE TABLE playCounting (isPaused INTEGER NOT NULL) STRICT;
    INSERT INTO playCounting VALUES (0);
    CREATE VIEW countedPlay AS
      SELECT subject, profile, play.title, iif(play.episode IS NOT NULL, -2, coalesce(play.season, -1)) AS scope,
        substr(date, 1, 7) AS month, coalesce(year, 0) AS year, minutes
      FROM play LEFT JOIN episode ON (episode.title, episode.season, episode.number)
        = (coalesce((SELECT final FROM match WHERE original = play.title), play.title), play.season, play.episode);
    CREATE TRIGGER playReplaced BEFORE INSERT ON play
      WHEN \(isCounting) AND EXISTS (SELECT 1 FROM play WHERE subject = NEW.subject)
    BEGIN DELETE FROM play WHERE subject = NEW.subject; END;
    CREATE TRIGGER playAdded AFTER INSERT ON play WHEN \(isCounting) BEGIN
      INSERT INTO detail (title) SELECT NEW.title WHERE NOT EXISTS (SELECT 1 FROM detail WHERE title = NEW.title);
      INSERT INTO playCount SELECT profile, title, scope, month, year, 0, 0, 0 FROM countedPlay AS played
        WHERE subject = NEW.subject AND NOT EXISTS (
          SELECT 1 FROM playCount WHERE (profile, title, scope, month, year)
            = (played.profile, played.title, played.scope, played.month, played.year));
      UPDATE playCount SET plays = plays + 1, timed = timed + (played.minutes IS NOT NULL),
          minutes = playCount.minutes + coalesce(played.minutes, 0)
        FROM countedPlay AS played WHERE \(countOfPlay("NEW"));
    END;
    CREATE TRIGGER playRemoved BEFORE DELETE ON play WHEN \(isCounting) BEGIN
      UPDATE playCount SET plays = plays - 1, timed = timed - (played.minutes IS NOT NULL),
          minutes = playCount.minutes - coalesce(played.minutes, 0)
        FROM countedPlay AS played WHERE \(countOfPlay("OLD"));
      DELETE FROM playCount WHERE profile = OLD.profile AND title = OLD.title AND plays = 0;
    END;
    CREATE TRIGGER guideAdded AFTER INSERT ON detail WHEN NEW.guide IS NOT NULL
      BEGIN \(recount(showOfGuide)) END;
    CREATE TRIGGER guideChanged AFTER UPDATE OF guide ON detail WHEN NEW.guide IS NOT NULL OR OLD.guide IS NOT NULL
      BEGIN \(recount(showOfGuide)) END;
    CREATE TRIGGER matchAdded AFTER INSERT ON match WHEN \(isCounting)
      BEGIN \(recount("title = NEW.original")) END;
    CREATE TRIGGER matchResolved AFTER UPDATE OF final ON match WHEN \(isCounting) AND OLD.final IS NOT NEW.final
      BEGIN \(recount("title = NEW.original")) END;
    CREATE TRIGGER matchRemoved AFTER DELETE ON match WHEN \(isCounting)
      BEGIN \(recount("title = OLD.original")) END;
    INSERT INTO playCount \(allPlayCounts("true"));
    """

  /// Indexes that contain all columns that statistics read, so that they group the counts without sorting them.
  static let playCountIndexes = """
    CREATE INDEX playCountByMonth ON playCount (profile, month, title, scope, plays, timed, minutes);
    CREATE INDEX playCountByScope ON playCount (profile, title, scope, year, plays, timed);
    """

  private static let isCounting = "NOT (SELECT isPaused FROM playCounting)"

  /// Returns the query for the counts of the plays that satisfy a condition.
  static func allPlayCounts(_ condition: String) -> String {
    """
    SELECT profile, title, scope, month, year, count(*), count(minutes), coalesce(sum(minutes), 0)
    FROM countedPlay WHERE \(condition) GROUP BY profile, title, scope, month, year
    """
  }

  private static func recount(_ condition: String) -> String {
    "DELETE FROM playCount WHERE \(condition); INSERT INTO playCount \(allPlayCounts(condition));"
  }

  private static func countOfPlay(_ row: String) -> String {
    """
    played.subject = \(row).subject
    AND (playCount.profile, playCount.title, playCount.scope, playCount.month, playCount.year)
      = (played.profile, played.title, played.scope, played.month, played.year)
    """
  }

  private static let showOfGuide =
    "title = NEW.title OR title IN (SELECT original FROM match WHERE final = NEW.title)"
}
