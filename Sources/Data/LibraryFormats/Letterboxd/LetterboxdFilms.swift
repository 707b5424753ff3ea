import Library
import Localization

/// The films read so far, which are used to skip repetitions between files.
struct LetterboxdFilms {
  private struct Film: Hashable {
    let name: String
    let year: Int?
    /// The URI, if several films have the name and year.
    var link: String?
  }

  private var entries: Set<String> = []
  private var watched: Set<Film> = []
  private var lastScores: [Film: Score] = [:]
  /// The URIs of films by name and year.
  private var links: [Film: Set<String>] = [:]

  /// Collects the URIs in a file whose URIs identify films.
  mutating func collectLinks(from file: ImportFile, _ kind: LetterboxdFile) {
    guard kind.linksFilms, var table = kind == .lists ? LetterboxdLists.films(file) : CSVTable(file) else { return }
    while let row = table.next() {
      guard let fields = row.fields, let name = CSVCells(columns: table.columns, fields: fields)["name"] else {
        continue
      }
      let cells = CSVCells(columns: table.columns, fields: fields)
      guard let link = Self.link(cells) else { continue }
      links[Film(name: name, year: NumberReading.year(cells["year"])), default: []].insert(link)
    }
  }

  /// Reads a diary row: a play on a day, with an optional rating.
  mutating func diary(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let title = try title(cells)
    return try play(of: title, cells, day: try day(cells, "watched date"), entry: cells["letterboxd uri"])
  }

  /// Reads a review, which either belongs to a diary entry or has no day.
  mutating func review(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    guard let text = cells["review"] else { return .irrelevant(tr("empty review")) }
    let title = try title(cells)
    let written = RecordDraft(title: title, fact: .reviewed(text), date: (try? day(cells, "date")) ?? .unknown)
    let entry = cells["letterboxd uri"]
    if let entry, entries.contains(entry) { return .records([written]) }
    if cells["watched date"] != nil {
      guard
        case .records(let drafts, let remark) = try play(
          of: title, cells, day: try day(cells, "watched date"), entry: entry)
      else { return .records([written]) }
      return .records(drafts + [written], remark: remark)
    }
    let (score, remark) = Self.score(cells)
    let rated = score.map { RecordDraft(title: title, fact: .rated($0), date: written.date) }
    if let score { lastScores[film(title)] = score }
    return .records([rated, written].compactMap(\.self), remark: remark)
  }

  /// Reads a current rating, which usually repeats the diary's latest rating of the film.
  mutating func rating(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let title = try title(cells)
    let (score, remark) = Self.score(cells)
    guard let score else {
      if let remark { throw RowProblem(remark) }
      return .irrelevant(tr("no rating"))
    }
    if lastScores[film(title)] == score { return .duplicate }
    return .records([RecordDraft(title: title, fact: .rated(score), date: (try? day(cells, "date")) ?? .unknown)])
  }

  /// Reads a watched film as a play without a date. The row's date is when the user marked the film, often together
  /// with hundreds of others.
  mutating func watched(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let title = try title(cells)
    if watched.contains(film(title)) { return .duplicate }
    return .records([RecordDraft(title: title, fact: .watched(isRewatch: false))])
  }

  func dated(_ fact: ImportedFact, _ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let title = try title(cells)
    return .records([
      RecordDraft(title: title, fact: fact, date: (try? day(cells, "date")) ?? .unknown, identity: title.identity)
    ])
  }

  /// Reads a title. Series may occur among the films, and nothing identifies them.
  ///
  /// If several films have its name and year, the URI distinguishes it. In the diary, that is the URI of the entry.
  func title(_ cells: CSVCells) throws(RowProblem) -> ImportedTitle {
    // Translators: “It” is a row of a table.
    guard let name = cells["name"] else { throw RowProblem(tr("It has no title.")) }
    let year = NumberReading.year(cells["year"])
    let isShared = links[Film(name: name, year: year)].map { $0.count > 1 } ?? false
    return ImportedTitle(name: name, year: year, sourceID: isShared ? Self.link(cells) : nil)
  }
}

extension LetterboxdFilms {
  private mutating func play(of title: ImportedTitle, _ cells: CSVCells, day: PartialDate, entry: String?)
    throws(RowProblem) -> RowOutcome
  {
    if let entry { entries.insert(entry) }
    watched.insert(film(title))
    let tags = (cells["tags"] ?? "").split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
    let seen = RecordDraft(
      title: title, fact: .watched(isRewatch: NumberReading.flag(cells["rewatch"])), date: day, tags: tags,
      identity: entry)
    let (score, remark) = Self.score(cells)
    guard let score else { return .records([seen], remark: remark) }
    lastScores[film(title)] = score
    let logged = (try? self.day(cells, "date")) ?? .unknown
    return .records([
      seen, RecordDraft(title: title, fact: .rated(score), date: logged == .unknown ? day : logged, identity: entry),
    ])
  }

  private func day(_ cells: CSVCells, _ column: String) throws(RowProblem) -> PartialDate {
    guard let text = cells[column] else { return .unknown }
    guard let day = DateReading.date(text) else { throw RowProblem(tr("“{text}” isn’t a date.", ["text": text])) }
    return day
  }

  private static func score(_ cells: CSVCells) -> (Score?, remark: String?) {
    let text = cells["rating"] ?? ""
    switch ScoreReading(text, of: 5) {
    case .none: return (nil, nil)
    case .score(let score): return (score, nil)
    case .unreadable: return (nil, tr("“{text}” isn’t a rating from half a star to five.", ["text": text]))
    }
  }

  private static func link(_ cells: CSVCells) -> String? { cells.first(of: "letterboxd uri", "url") }

  private func film(_ title: ImportedTitle) -> Film { Film(name: title.name, year: title.year, link: title.sourceID) }
}
