import Library
import Localization
import TitleIdentity

/// A reader for TMDB exports: the ratings and watchlist of an account, as tables with the same header.
enum TMDBReader: FormatReader {
  static let format = ImportFormat.tmdb

  static func recognizes(_ head: FileHead) -> Bool { head.columns.has("tmdb id", "your rating") }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    for file in files {
      collector.read(file, needed: ["tmdb id", "type"]) { cells throws(RowProblem) in try row(cells) }
    }
  }
}

extension TMDBReader {
  /// Reads a row. “Your Rating” is blank on the watchlist; “Rating” is the average of all users.
  private static func row(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let season = NumberReading.ordinal(cells["season number"])
    let number = NumberReading.ordinal(cells["episode number"])
    let kind: TitleID.Kind
    switch cells["type"]?.lowercased() {
    case "movie": kind = .movie
    case "tv", "season", "episode", "tv_season", "tv_episode", "tv season", "tv episode": kind = .show
    default: throw RowProblem(tr("“{text}” isn’t a film or a series.", ["text": cells["type"] ?? ""]))
    }
    guard let id = NumberReading.id(cells["tmdb id"]) else {
      throw RowProblem(
        cells["tmdb id"].map { tr("“{text}” isn’t a TMDB ID.", ["text": $0]) } ?? tr("It has no TMDB ID."))
    }
    let type = cells["type"]?.lowercased() ?? ""
    if type.contains("season") && season == nil || type.contains("episode") && (season == nil || number == nil) {
      throw RowProblem(tr("It doesn’t say which episode it’s about."))
    }
    let episode = season.map { ImportedEpisode(season: $0, number: number) }
    // The date of a season or an episode doesn't identify its show.
    let year = season == nil ? NumberReading.year(cells["release date"]) : nil
    let title = ImportedTitle(
      name: cells["name"] ?? "", year: year, kind: kind,
      ids: ImportedIDs(tmdb: id, imdb: IMDbID.title(cells["imdb id"])))
    let text = cells["your rating"] ?? ""
    switch ScoreReading(text, of: 10) {
    case .none: return .records([RecordDraft(title: title, episode: episode, fact: .watchlisted)])
    case .unreadable: throw RowProblem(tr("“{text}” isn’t a rating from half a star to ten.", ["text": text]))
    case .score(let score):
      let (date, remark) = DateReading.optional(cells["date rated"])
      return .records([RecordDraft(title: title, episode: episode, fact: .rated(score), date: date)], remark: remark)
    }
  }
}
