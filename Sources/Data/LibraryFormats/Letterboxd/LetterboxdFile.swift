/// The files of a Letterboxd archive, in reading order.
enum LetterboxdFile: CaseIterable {
  case diary
  case reviews
  case ratings
  case watched
  case watchlist
  case likes
  case lists

  /// Identifies a file by its whole path, because `deleted/diary.csv` contains the films deleted from the diary.
  init?(_ path: EntryPath) {
    switch (path.folders, path.name) {
    case ([], "diary.csv"): self = .diary
    case ([], "reviews.csv"): self = .reviews
    case ([], "ratings.csv"): self = .ratings
    case ([], "watched.csv"): self = .watched
    case ([], "watchlist.csv"): self = .watchlist
    case (["likes"], "films.csv"): self = .likes
    case (["lists"], _) where path.pathExtension == "csv": self = .lists
    default: return nil
    }
  }

  /// Whether the file's URIs identify films, not entries of the diary.
  var linksFilms: Bool { self != .diary && self != .reviews }

  func read(_ file: ImportFile, films: inout LetterboxdFilms, into collector: inout RecordCollector) {
    switch self {
    case .diary:
      collector.read(file, needed: ["name", "letterboxd uri"]) { cells throws(RowProblem) in try films.diary(cells) }
    case .reviews:
      collector.read(file, needed: ["name", "review"]) { cells throws(RowProblem) in try films.review(cells) }
    case .ratings:
      collector.read(file, needed: ["name", "rating"]) { cells throws(RowProblem) in try films.rating(cells) }
    case .watched:
      collector.read(file, needed: ["name"]) { cells throws(RowProblem) in try films.watched(cells) }
    case .watchlist:
      collector.read(file, needed: ["name"]) { cells throws(RowProblem) in try films.dated(.watchlisted, cells) }
    case .likes:
      collector.read(file, needed: ["name"]) { cells throws(RowProblem) in try films.dated(.liked, cells) }
    case .lists: LetterboxdLists.read(file, films: films, into: &collector)
    }
  }
}
