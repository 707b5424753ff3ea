import Library
import Localization
import TitleIdentity

/// A reader for Yamtrack exports: a single table of all media. Games, books and manga are ignored.
enum YamtrackReader: FormatReader {
  static let format = ImportFormat.yamtrack

  static func recognizes(_ head: FileHead) -> Bool { head.columns.has("media_id", "source", "media_type") }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    for file in files {
      collector.read(file, needed: ["media_id", "source", "media_type"]) { cells throws(RowProblem) in try row(cells) }
    }
  }
}

extension YamtrackReader {
  /// Reads a row. Seasons and episodes have the ID of their show. The columns have changed over the years.
  private static func row(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let type = cells["media_type"]?.lowercased() ?? ""
    guard ["movie", "tv", "season", "episode"].contains(type) else {
      return .irrelevant(tr("not a film or series"))
    }
    let source = cells["source"]?.lowercased() ?? ""
    let isTMDB = source == "tmdb"
    let title = ImportedTitle(
      name: cells["title"] ?? "", kind: type == "movie" ? .movie : .show,
      ids: ImportedIDs(tmdb: isTMDB ? NumberReading.id(cells["media_id"]) : nil),
      sourceID: isTMDB ? nil : cells["media_id"].map { "\(source)/\($0)" })
    guard !title.name.isEmpty || !title.ids.isEmpty else { throw RowProblem(tr("It has neither a title nor an ID.")) }
    let episode =
      ["season", "episode"].contains(type)
      ? ImportedEpisode(
        season: NumberReading.ordinal(cells["season_number"]),
        number: type == "episode" ? NumberReading.ordinal(cells["episode_number"]) : nil)
      : nil
    if let episode, episode.season == nil || type == "episode" && episode.number == nil {
      throw RowProblem(tr("It doesn’t say which episode it’s about."))
    }
    var drafts: [RecordDraft] = []
    let draft = { (fact: ImportedFact, date: PartialDate) in
      drafts.append(RecordDraft(title: title, episode: episode, fact: fact, date: date))
    }
    let ended = DateReading.date(cells.first(of: "end_date", "watch_date") ?? "")
    switch cells["status"]?.lowercased() {
    case "planning": draft(.watchlisted, .unknown)
    case "paused" where type == "tv": draft(.state(.paused), .unknown)
    case "dropped" where type == "tv": draft(.state(.dropped), .unknown)
    case "completed" where type == "tv" || type == "season": draft(.watchedEpisodes(before: nil), ended ?? .unknown)
    case "completed" where type == "movie", nil where type == "episode", "completed" where type == "episode":
      guard let ended else {
        throw RowProblem(tr("“{text}” isn’t a date.", ["text": cells.first(of: "end_date", "watch_date") ?? ""]))
      }
      draft(.watched(isRewatch: false), ended)
    default: break
    }
    if let note = cells["notes"] { draft(.reviewed(note), .unknown) }
    var remark: String?
    switch ScoreReading(cells["score"] ?? "", of: 10) {
    case .none: break
    case .score(let score): draft(.rated(score), .unknown)
    case .unreadable:
      remark = tr("“{text}” isn’t a rating from 0.5 to 10 in steps of 0.5.", ["text": cells["score"] ?? ""])
    }
    guard !drafts.isEmpty || remark == nil else { throw RowProblem(remark ?? "") }
    if drafts.isEmpty, type == "tv" || type == "season" {
      return .irrelevant(tr("episodes imported from other rows"))
    }
    return .records(drafts, remark: remark)
  }
}
