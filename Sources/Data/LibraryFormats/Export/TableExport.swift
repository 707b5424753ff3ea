import Library
import TitleIdentity

/// Tables for spreadsheets: ratings, history and lists. They are for viewing; only the journal is a complete export.
///
/// Dates have their known precision, and scores are out of ten. Values that look like formulas are escaped.
public enum TableExport {
  /// Returns a table of ratings: `Type,TMDB ID,IMDb ID,Title,Year,Season,Episode,Rating,Date Rated`
  public static func ratings(_ ratings: [ExportedRating]) -> [UInt8] {
    var writer = CSVWriter(header: title + ["Season", "Episode", "Rating", "Date Rated"])
    for rating in ratings {
      writer.append(cells(rating.title) + cells(rating.episode) + [rating.score.description, rating.date.description])
    }
    return writer.bytes
  }

  /// Returns a table of plays: `Type,TMDB ID,IMDb ID,Title,Year,Season,Episode,Date Watched,Rewatch`
  public static func history(_ plays: [ExportedPlay]) -> [UInt8] {
    var writer = CSVWriter(header: title + ["Season", "Episode", "Date Watched", "Rewatch"])
    for play in plays {
      writer.append(
        cells(play.title) + cells(play.episode) + [play.date.description, play.isRewatch ? "yes" : nil])
    }
    return writer.bytes
  }

  /// Returns a table of skipped rows: `File,Line,Reason,Row`. The user can review them, or correct and import them
  /// again.
  public static func skipped(_ rows: some Sequence<SkippedRow>) -> [UInt8] {
    var writer = CSVWriter(header: ["File", "Line", "Reason", "Row"])
    for row in rows { writer.append([row.location.file, String(row.location.line), row.reason, row.text]) }
    return writer.bytes
  }

  /// Returns a table of list items: `List,Position,Type,TMDB ID,IMDb ID,Title,Year,Note,Done,Date Added`
  public static func lists(_ items: [ExportedListItem]) -> [UInt8] {
    var writer = CSVWriter(header: ["List", "Position"] + title + ["Note", "Done", "Date Added"])
    for item in items {
      writer.append(
        [item.list, String(item.position)] + (item.title.map(cells) ?? Array(repeating: nil, count: title.count))
          + [item.note, item.isDone ? "yes" : nil, item.added.description])
    }
    return writer.bytes
  }
}

extension TableExport {
  private static let title = ["Type", "TMDB ID", "IMDb ID", "Title", "Year"]

  private static func cells(_ title: ExportedTitle) -> [String?] {
    [
      title.kind == .movie ? "film" : "series", title.tmdb.map(String.init), title.imdb, title.name,
      title.year.map(String.init),
    ]
  }

  private static func cells(_ episode: ExportedEpisode?) -> [String?] {
    [episode.map { String($0.season) }, episode.map { String($0.number) }]
  }
}
