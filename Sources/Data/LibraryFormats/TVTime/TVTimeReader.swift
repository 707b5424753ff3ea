import Localization
import TitleIdentity

/// A reader for exports from TV Time, which closed in 2026. They contain an account's personal data, in the old or the
/// new format.
///
/// TV Time's IDs are from TVDB. Scores aren't read, because the meaning of its vote numbers is unknown.
enum TVTimeReader: FormatReader {
  static let format = ImportFormat.tvTime

  static func owns(_ path: EntryPath) -> Bool { names.contains(path.name) }

  static func recognizes(_ head: FileHead) -> Bool { TVTimeFile(head.columns) != nil }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    let known = files.map { ($0, CSVTable($0).flatMap { TVTimeFile($0.columns) }) }
    var diary = TVTimeDiary()
    // Some rows lack a show's name that other rows have, and lists may refer to movies named in other files.
    for (file, kind) in known where kind != nil { diary.collectNames(from: file) }
    for kind in TVTimeFile.allCases {
      for (file, found) in known where found == kind { kind.read(file, diary: &diary, into: &collector) }
    }
    for (file, kind) in known where kind == nil {
      collector.skipTable(file, tr("Its columns don’t match any TV Time table, so Matinee skipped the file."))
    }
  }
}

extension TVTimeReader {
  /// The files to read. The archive also contains private files, such as tokens, addresses and devices.
  private static let names: Set = [
    "tracking-prod-records-v2.csv", "tracking-prod-records.csv", "followed_tv_show.csv", "user_tv_show_data.csv",
    "lists-prod-lists.csv", "seen_episode.csv", "tvtime-series-episodes.csv", "tvtime-movies.csv", "tvtime-series.csv",
  ]
}

/// The supported TV Time tables, identified by their columns, in order of reliability.
enum TVTimeFile: CaseIterable {
  /// The table of episodes from the final export tool.
  case episodes
  case movies
  case shows
  /// The combined table of watched and followed shows.
  case tracking
  /// The earlier version of ``tracking``. An archive may contain both, but only this table has movies.
  case oldTracking
  case seen
  case followed
  case seriesData
  case lists

  init?(_ columns: CSVColumns) {
    if columns.has("series_tvdb_id", "is_watched") {
      self = .episodes
    } else if columns.has("uuid", "tvdb_id", "title") {
      self = columns.has("is_watched") || columns.has("year") ? .movies : .shows
    } else if columns.has("key", "s_id") {
      self = .tracking
    } else if columns.has("type-uuid-n") || columns.has("entity_type", "movie_name") {
      self = .oldTracking
    } else if columns.has("tv_show_name", "episode_number") {
      self = .seen
    } else if columns.has("tv_show_id", "notification_offset") {
      self = .followed
    } else if columns.has("tv_show_id", "is_followed") {
      self = .seriesData
    } else if columns.has("s_key", "objects") {
      self = .lists
    } else {
      return nil
    }
  }

  func read(_ file: ImportFile, diary: inout TVTimeDiary, into collector: inout RecordCollector) {
    collector.read(file, needed: []) { cells throws(RowProblem) in
      switch self {
      case .episodes: try diary.episode(cells)
      case .movies: try diary.movie(cells)
      case .shows: try diary.show(cells)
      case .tracking: try diary.tracked(cells)
      case .oldTracking: try diary.legacyTracked(cells)
      case .seen: try diary.seen(cells)
      case .followed: try diary.followed(cells)
      case .seriesData: try diary.favorite(cells)
      case .lists: try diary.list(cells)
      }
    }
  }
}
