import Library
import Localization
import TitleIdentity

/// The CSV table that Trakt's own import accepts. A row's columns determine its facts.
enum TraktTable {
  static func row(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let kind: TitleID.Kind
    switch cells["type"]?.lowercased() {
    case "movie", "film": kind = .movie
    case "show", "season", "episode", "series": kind = .show
    default: throw RowProblem(tr("“{text}” isn’t a film or a series.", ["text": cells["type"] ?? ""]))
    }
    let ids = ImportedIDs(
      tmdb: NumberReading.id(cells["tmdb"]), imdb: IMDbID.title(cells["imdb"]),
      tvdb: NumberReading.id(cells["tvdb"]), trakt: NumberReading.id(cells["trakt"]))
    // The IDs belong to the object named by the type; an episode's IDs aren't those of its show.
    let type = cells["type"]?.lowercased()
    let isPart = ["season", "episode"].contains(type)
    let title = ImportedTitle(
      name: cells["title"] ?? "", year: NumberReading.year(cells["year"]), kind: kind, ids: isPart ? ImportedIDs() : ids
    )
    guard !title.name.isEmpty || !ids.isEmpty else { throw RowProblem(tr("It has neither a title nor an ID.")) }
    let season = NumberReading.ordinal(cells["season"])
    let number = NumberReading.ordinal(cells["episode"])
    let episode =
      isPart || season != nil
      ? ImportedEpisode(
        season: season, number: number, seasonID: type == "season" ? ids.tmdb : nil,
        ids: type == "episode" ? ids : ImportedIDs()) : nil
    let (facts, remark) = try facts(cells)
    let drafts = facts.map { RecordDraft(title: title, episode: episode, fact: $0, date: $1) }
    if drafts.isEmpty, let remark { throw RowProblem(remark) }
    return .records(drafts, remark: remark)
  }
}

extension TraktTable {
  private static func facts(
    _ cells: CSVCells
  ) throws(RowProblem) -> (facts: [(ImportedFact, PartialDate)], remark: String?) {
    var facts: [(ImportedFact, PartialDate)] = []
    var remark: String?
    if cells["watched_at"] != nil { facts.append((.watched(isRewatch: false), try date(cells, "watched_at"))) }
    if let text = cells["rating"] {
      if case .score(let score) = ScoreReading(text, of: 10) {
        let (date, problem) = DateReading.optional(cells["rated_at"])
        facts.append((.rated(score), date))
        remark = problem
      } else {
        remark = tr("“{text}” isn’t a rating from 1 to 10.", ["text": text])
      }
    }
    if cells["listed_at"] != nil { facts.append((.watchlisted, try date(cells, "listed_at"))) }
    return (facts, remark)
  }

  private static func date(_ cells: CSVCells, _ column: String) throws(RowProblem) -> PartialDate {
    let text = cells[column] ?? ""
    guard let date = DateReading.date(text) else { throw RowProblem(tr("“{text}” isn’t a date.", ["text": text])) }
    return date
  }
}
