import Library
import Localization
import TitleIdentity

/// A reader for Movary exports: tables of the history, ratings and watchlist, for movies only. Each history row
/// is a play.
enum MovaryReader: FormatReader {
  static let format = ImportFormat.movary

  static func recognizes(_ head: FileHead) -> Bool {
    head.columns.has("title", "tmdbid")
      && (head.columns.has("watchedat") || head.columns.has("userrating") || head.columns.has("addedat"))
  }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    for file in files {
      collector.read(file, escape: .backslash, needed: ["title"], repetition: .counted) { cells throws(RowProblem) in
        try row(cells)
      }
    }
  }
}

extension MovaryReader {
  private static func row(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let title = ImportedTitle(
      name: cells["title"] ?? "", year: NumberReading.year(cells["year"]), kind: .movie,
      ids: ImportedIDs(tmdb: NumberReading.id(cells["tmdbid"]), imdb: IMDbID.title(cells["imdbid"])))
    guard !title.name.isEmpty || !title.ids.isEmpty else { throw RowProblem(tr("It has neither a title nor an ID.")) }
    if cells.columns.has("userrating") {
      let text = cells["userrating"] ?? ""
      switch ScoreReading(text, of: 10) {
      case .none: return .irrelevant(tr("no rating"))
      case .score(let score): return .records([RecordDraft(title: title, fact: .rated(score))])
      case .unreadable: throw RowProblem(tr("“{text}” isn’t a rating from 1 to 10.", ["text": text]))
      }
    }
    let column = cells.columns.has("watchedat") ? "watchedat" : "addedat"
    let text = cells[column] ?? ""
    guard let date = DateReading.date(text) else { throw RowProblem(tr("“{text}” isn’t a date.", ["text": text])) }
    guard column == "watchedat" else { return .records([RecordDraft(title: title, fact: .watchlisted, date: date)]) }
    var drafts = [RecordDraft(title: title, fact: .watched(isRewatch: false), date: date)]
    if let comment = cells["comment"] { drafts.append(RecordDraft(title: title, fact: .reviewed(comment), date: date)) }
    return .records(drafts)
  }
}
