import Library
import Localization
import TitleIdentity

/// A reader for IMDb exports: ratings, the watchlist and lists, in the current format and in the one from before 2017.
enum IMDbReader: FormatReader {
  static let format = ImportFormat.imdb

  static func recognizes(_ head: FileHead) -> Bool { head.columns.has("const", "title type") }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    for file in files {
      let isList = CSVTable(file)?.columns.has("position") ?? false
      let list = isList ? Self.list(file) : nil
      collector.read(file, needed: ["const"]) { cells throws(RowProblem) in try Self.row(cells, of: list) }
    }
  }
}

extension IMDbReader {
  /// Returns the list in a file. Only the file name distinguishes the watchlist from other lists.
  private static func list(_ file: ImportFile) -> ImportedList {
    let name = file.path.parts.last.map { String($0.dropLast(file.path.pathExtension.utf8.count + 1)) } ?? ""
    return ImportedList(id: name.lowercased(), name: name)
  }

  private static func row(_ cells: CSVCells, of list: ImportedList?) throws(RowProblem) -> RowOutcome {
    guard let number = IMDbID.title(cells["const"]) else {
      throw RowProblem(tr("“{text}” isn’t the ID of an IMDb title.", ["text": cells["const"] ?? ""]))
    }
    let (title, episode, isTitle) = try Self.title(cells, number)
    guard isTitle else { return .irrelevant(tr("not a film or series")) }
    var drafts: [RecordDraft] = []
    if let list {
      drafts.append(added(title, episode, to: list, cells))
    }
    let text = cells.first(of: "your rating", "you rated") ?? ""
    switch ScoreReading(text, of: 10) {
    case .none:
      if list == nil { throw RowProblem(tr("It has no rating.")) }
      return .records(drafts)
    case .unreadable:
      let sentence = tr("“{text}” isn’t a rating from 1 to 10.", ["text": text])
      if list == nil { throw RowProblem(sentence) }
      return .records(drafts, remark: sentence)
    case .score(let score):
      let (date, remark) = DateReading.optional(
        cells.first(of: "date rated", list == nil ? "date added" : "date rated"))
      drafts.append(RecordDraft(title: title, episode: episode, fact: .rated(score), date: date))
      return .records(drafts, remark: remark)
    }
  }

  private static func added(
    _ title: ImportedTitle, _ episode: ImportedEpisode?, to list: ImportedList, _ cells: CSVCells
  )
    -> RecordDraft
  {
    let date = DateReading.date(cells["created"] ?? "") ?? .unknown
    let identity = title.ids.imdb ?? episode?.ids.imdb
    guard !list.id.contains("watchlist") else {
      return RecordDraft(title: title, episode: episode, fact: .watchlisted, date: date, identity: identity)
    }
    let item = ImportedListItem(
      list: list, position: NumberReading.ordinal(cells["position"]), note: cells["description"])
    return RecordDraft(title: title, episode: episode, fact: .listed(item), date: date, identity: identity)
  }

  /// Reads a row's title.
  ///
  /// - Returns: The title, its episode, and whether it is a movie or show at all, not a game or podcast.
  private static func title(_ cells: CSVCells, _ number: String) throws(RowProblem) -> (
    ImportedTitle, ImportedEpisode?, Bool
  ) {
    let name = cells["title"] ?? ""
    let others = [cells["original title"]].compactMap(\.self).filter { $0 != name }
    let year = NumberReading.year(cells["year"])
    let type = IMDbType(cells["title type"] ?? "")
    guard type == .episode else {
      let title = ImportedTitle(
        name: name, alternativeNames: others, year: year, kind: type.kind, ids: ImportedIDs(imdb: number))
      return (title, nil, type != .neither)
    }
    // IMDb writes "Show: Episode", and gives no other data about the show.
    let parts = name.split(separator: ": ", maxSplits: 1).map(String.init)
    let series = ImportedTitle(name: parts.first ?? name, kind: .show)
    let episode = ImportedEpisode(name: parts.count > 1 ? parts[1] : nil, ids: ImportedIDs(imdb: number))
    return (series, episode, true)
  }
}

/// The title type on IMDb, recognized in all known spellings and languages.
enum IMDbType: Hashable {
  case movie
  case show
  case episode
  /// A game or a podcast.
  case neither
  /// A type that must be looked up by ID.
  case unknown

  init(_ text: String) {
    let folded = text.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    switch folded {
    case "movie", "tvmovie", "tvspecial", "tvshort", "short", "video", "musicvideo", "film", "filmtv", "película",
      "filme":
      self = .movie
    case "tvseries", "tvminiseries", "serietv", "miniserietv", "fernsehserie", "tvserie", "sérietv", "seriedetv":
      self = .show
    case "tvepisode", "tvpilot", "episodiotv", "fernsehepisode", "tvfolge", "épisodetv", "episodiodetv": self = .episode
    case "videogame", "podcastseries", "podcastepisode": self = .neither
    default: self = .unknown
    }
  }

  var kind: TitleID.Kind? {
    switch self {
    case .movie: .movie
    case .show, .episode: .show
    case .neither, .unknown: nil
    }
  }
}
