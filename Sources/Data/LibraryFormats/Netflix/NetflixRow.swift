import Library
import Localization

/// A row of Netflix's personal data archive: a play, a rating or a list entry.
struct NetflixRow {
  private let cells: CSVCells

  init(_ cells: CSVCells) { self.cells = cells }

  func outcome() throws(RowProblem) -> RowOutcome {
    if cells.columns.has("start time") { return try play() }
    guard let name = cells["title name"] else { throw RowProblem(tr("It has no title.")) }
    let (title, episode) = NetflixTitle.read(name)
    guard cells.columns.has("star value") || cells.columns.has("thumbs value") else {
      return .records([RecordDraft(title: title, episode: episode, fact: .watchlisted, identity: name)])
    }
    // Thumbs can't be converted to stars.
    guard case .score(let score) = ScoreReading(cells["star value"] ?? "", of: 5) else {
      return .irrelevant(tr("no star rating"))
    }
    let date = DateReading.date(cells.first(of: "event utc ts", "region view date") ?? "") ?? .unknown
    return .records([RecordDraft(title: title, episode: episode, fact: .rated(score), date: date)])
  }
}

extension NetflixRow {
  /// Reads a play. Trailers, autoplayed titles, and parts of a play with a separate row are ignored.
  private func play() throws(RowProblem) -> RowOutcome {
    let attributes = cells["attributes"]?.lowercased() ?? ""
    let name = cells["title"] ?? ""
    let isOther =
      cells["supplemental video type"] != nil || attributes.contains("autoplayed: user action: none")
      || cells["latest bookmark"]?.lowercased() == "not latest view" || name.contains("_hook_")
      || name.hasPrefix("Trailer:")
    if isOther { return .irrelevant(tr("trailer, autoplayed video or partial viewing")) }
    let text = cells["start time"] ?? ""
    guard let date = DateReading.date(text) else { throw RowProblem(tr("“{text}” isn’t a date.", ["text": text])) }
    return try NetflixTitle.play(name, on: date)
  }
}
