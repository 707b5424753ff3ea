import Library

/// Tables for people and their spreadsheets: ratings, history and lists. The journal is what keeps everything; these are to be looked at.
///
/// Dates are as exact as they are known, scores are of ten. Values that a spreadsheet would take for formulas are kept text.
public enum TableExport {
  /// `Type,TMDB ID,IMDb ID,Title,Year,Season,Episode,Rating,Date Rated`
  public static func ratings(_ ratings: [ExportedRating]) -> [UInt8] {
    var writer = CSVWriter(header: title + ["Season", "Episode", "Rating", "Date Rated"])
    for rating in ratings {
      writer.append(cells(rating.title) + cells(rating.episode) + [rating.score.description, rating.date.description])
    }
    return writer.bytes
  }

  /// `Type,TMDB ID,IMDb ID,Title,Year,Season,Episode,Date Watched,Rewatch`
  public static func history(_ viewings: [ExportedViewing]) -> [UInt8] {
    var writer = CSVWriter(header: title + ["Season", "Episode", "Date Watched", "Rewatch"])
    for viewing in viewings {
      writer.append(
        cells(viewing.title) + cells(viewing.episode) + [viewing.date.description, viewing.isRewatch ? "yes" : nil])
    }
    return writer.bytes
  }

  /// `File,Line,Reason,Row`: what an import could not read, to be looked at, or mended and imported again.
  public static func skipped(_ rows: some Sequence<SkippedRow>) -> [UInt8] {
    var writer = CSVWriter(header: ["File", "Line", "Reason", "Row"])
    for row in rows { writer.append([row.place.file, String(row.place.line), row.reason, row.text]) }
    return writer.bytes
  }

  /// `List,Position,Type,TMDB ID,IMDb ID,Title,Year,Note,Done,Date Added`
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
      title.kind == .film ? "film" : "series", title.tmdb.map(String.init), title.imdb, title.name,
      title.year.map(String.init),
    ]
  }

  private static func cells(_ episode: ExportedEpisode?) -> [String?] {
    [episode.map { String($0.season) }, episode.map { String($0.number) }]
  }
}
