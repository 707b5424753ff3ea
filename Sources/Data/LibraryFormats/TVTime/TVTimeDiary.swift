import Library
import Localization
import TitleIdentity

/// The combined data of TV Time's tables, which repeat and complement each other.
struct TVTimeDiary {
  private struct Episode: Hashable {
    let show: String
    let season: Int?
    let number: Int?
    /// The ID at TVDB of a special, because all of them have the number 0.
    let special: Int?

    init(_ show: String, _ episode: ImportedEpisode) {
      self.show = show
      season = episode.season
      number = episode.number
      special = episode.number == 0 ? episode.ids.tvdb : nil
    }
  }

  private var seriesNames: [Int: String] = [:]
  private var films: [String: ImportedTitle] = [:]
  private var startedShows: Set<String> = []
  private var watched: Set<Episode> = []
  private var counts = PlayCountLimit()

  mutating func collectNames(from file: ImportFile) {
    guard var table = CSVTable(file) else { return }
    while let row = table.next() {
      guard let fields = row.fields else { continue }
      let cells = CSVCells(columns: table.columns, fields: fields)
      if let id = cells.seriesID, let name = cells.seriesName { seriesNames[id] = name }
      if let uuid = cells["uuid"], let film = try? legacyMovie(cells) { films[uuid] = film }
    }
    // A second pass is necessary, because any row may supply a name that others lack.
    table = CSVTable(file) ?? table
    while let row = table.next() {
      guard let fields = row.fields else { continue }
      let cells = CSVCells(columns: table.columns, fields: fields)
      if cells["key"]?.contains("watch-episode-") ?? (cells.episode.number != nil),
        let series = try? show(of: cells)
      {
        startedShows.insert(name(of: series))
      }
    }
  }

  /// Reads a row from the final export tool's table of episodes.
  mutating func episode(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    guard NumberReading.flag(cells["is_watched"]) else {
      return .irrelevant(tr("not watched"))
    }
    let title = ImportedTitle(
      name: cells["title"] ?? "", kind: .show,
      ids: ImportedIDs(
        imdb: IMDbID.title(cells["series_imdb_id"]), tvdb: NumberReading.id(cells["series_tvdb_id"])))
    return try play(of: title, cells, on: date(cells, "watched_at"), isAgain: false)
  }

  mutating func movie(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let title = try plainTitle(cells, .movie)
    guard NumberReading.flag(cells["is_watched"]) else {
      return .records([watchlisted(title, DateReading.date(cells["created_at"] ?? "") ?? .unknown)])
    }
    let seen = RecordDraft(title: title, fact: .watched(isRewatch: false), date: try date(cells, "watched_at"))
    return .records([seen] + rewatches(of: seen, cells), remark: counts.takeRemark())
  }

  func show(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let title = try plainTitle(cells, .show)
    if startedShows.contains(name(of: title)) { return .irrelevant(Self.startedReason) }
    return .records([watchlisted(title, DateReading.date(cells["created_at"] ?? "") ?? .unknown)])
  }

  /// Reads a row from the table of plays, shows and counts. The key distinguishes them.
  mutating func tracked(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let key = cells["key"] ?? ""
    let isAgain = key.hasPrefix("rewatch-episode")
    if isAgain || key.hasPrefix("watch-episode") {
      return try play(of: show(of: cells), cells, on: date(cells, "created_at"), isAgain: isAgain)
    }
    guard key.hasPrefix("user-series") else { return .irrelevant(tr("summary only, no plays")) }
    let title = try show(of: cells)
    if NumberReading.flag(cells["is_archived"]) { return .records([dropped(title)]) }
    let isForLater = NumberReading.flag(cells["is_for_later"])
    guard isForLater || NumberReading.flag(cells["is_followed"]) else {
      return .irrelevant(tr("not followed"))
    }
    guard isForLater || !startedShows.contains(name(of: title)) else { return .irrelevant(Self.startedReason) }
    return .records([watchlisted(title, DateReading.date(cells["created_at"] ?? "") ?? .unknown)])
  }

  mutating func legacyTracked(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let type = cells["type"]?.lowercased() ?? ""
    guard ["watch", "rewatch", "towatch"].contains(type) else {
      return .irrelevant(tr("not a play"))
    }
    let seen = try date(cells, cells["watch_date"] == nil ? "created_at" : "watch_date")
    guard cells["movie_name"] == nil else {
      let title = try legacyMovie(cells)
      if type == "towatch" { return .records([watchlisted(title, seen)]) }
      return .records([RecordDraft(title: title, fact: .watched(isRewatch: type == "rewatch"), date: seen)])
    }
    if type == "towatch" { return .irrelevant(tr("planned episode; the watchlist contains only films and series")) }
    return try legacyPlay(cells, on: seen, isAgain: type == "rewatch")
  }

  mutating func seen(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    try legacyPlay(cells, on: date(cells, cells["created_at"] == nil ? "updated_at" : "created_at"), isAgain: false)
  }

  func followed(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let title = try show(of: cells)
    if NumberReading.flag(cells["archived"]) { return .records([dropped(title)]) }
    guard NumberReading.flag(cells["active"] ?? "1") else { return .irrelevant(tr("not followed")) }
    guard !startedShows.contains(name(of: title)) else { return .irrelevant(Self.startedReason) }
    return .records([watchlisted(title, DateReading.date(cells["created_at"] ?? "") ?? .unknown)])
  }

  func favorite(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    guard NumberReading.flag(cells["is_favorited"]) else {
      return .irrelevant(tr("not a favourite"))
    }
    let title = try show(of: cells)
    return .records([RecordDraft(title: title, fact: .liked, identity: title.identity)])
  }

  /// Reads a list, whose titles are a single value in Go's print format: `[map[id:1 type:series] …]`.
  func list(_ cells: CSVCells) throws(RowProblem) -> RowOutcome {
    let key = cells["s_key"] ?? ""
    let list = ImportedList(id: key, name: cells["name"] ?? key, description: cells["description"])
    var drafts: [RecordDraft] = []
    var lost = 0
    for (index, object) in (cells["objects"] ?? "").matches(of: /map\[([^\[\]]*)\]/).enumerated() {
      guard let title = listed(String(object.1)) else {
        lost += 1
        continue
      }
      let fact =
        key.hasPrefix("favorite") ? .liked : ImportedFact.listed(ImportedListItem(list: list, position: index + 1))
      drafts.append(RecordDraft(title: title, fact: fact, identity: title.identity))
    }
    let remark = lost > 0 ? tr("Titles without a name or ID: {count}.", ["count": "\(lost)"]) : nil
    if drafts.isEmpty, let remark { throw RowProblem(remark) }
    return .records(drafts, remark: remark)
  }
}

extension TVTimeDiary {
  private static var startedReason: String { tr("episodes imported from other rows") }

  /// Returns the state of a show that the user archived, which means that they stopped watching it.
  private func dropped(_ title: ImportedTitle) -> RecordDraft {
    RecordDraft(title: title, fact: .state(.dropped), identity: title.identity)
  }

  private func watchlisted(_ title: ImportedTitle, _ date: PartialDate) -> RecordDraft {
    RecordDraft(title: title, fact: .watchlisted, date: date, identity: title.identity)
  }

  private mutating func play(of title: ImportedTitle, _ cells: CSVCells, on date: PartialDate, isAgain: Bool)
    throws(RowProblem) -> RowOutcome
  {
    let episode = cells.episode
    guard episode.season != nil, episode.number != nil || episode.ids.tvdb != nil else {
      throw RowProblem(tr("It doesn’t say which episode it’s about."))
    }
    watched.insert(Episode(name(of: title), episode))
    let seen = RecordDraft(title: title, episode: episode, fact: .watched(isRewatch: isAgain), date: date)
    if isAgain || cells["key"] != nil { return .records([seen]) }
    return .records([seen] + rewatches(of: seen, cells), remark: counts.takeRemark())
  }

  /// Reads a play from an older table, unless a newer one contains it.
  private mutating func legacyPlay(_ cells: CSVCells, on date: PartialDate, isAgain: Bool) throws(RowProblem)
    -> RowOutcome
  {
    let title = try show(of: cells)
    if !isAgain, watched.contains(Episode(name(of: title), cells.episode)) { return .duplicate }
    return try play(of: title, cells, on: date, isAgain: isAgain)
  }

  /// Returns rewatches of which only the number is known.
  private mutating func rewatches(of seen: RecordDraft, _ cells: CSVCells) -> [RecordDraft] {
    let count = counts.repeatsToImport(NumberReading.count(cells["rewatch_count"]) ?? 0)
    return (0..<count).map { index in
      RecordDraft(
        title: seen.title, episode: seen.episode, fact: .watched(isRewatch: true),
        identity:
          "\(seen.title.identity)\(seen.episode?.identity ?? "")/again/\(index + 1)")
    }
  }

  private func date(_ cells: CSVCells, _ column: String) throws(RowProblem) -> PartialDate {
    let text = cells[column] ?? ""
    guard let date = DateReading.date(text) else { throw RowProblem(tr("“{text}” isn’t a date.", ["text": text])) }
    return date
  }

  private func plainTitle(_ cells: CSVCells, _ kind: TitleID.Kind) throws(RowProblem) -> ImportedTitle {
    let title = ImportedTitle(
      name: cells["title"] ?? "", year: NumberReading.year(cells["year"]), kind: kind,
      ids: ImportedIDs(imdb: IMDbID.title(cells["imdb_id"]), tvdb: NumberReading.id(cells["tvdb_id"])))
    guard !title.name.isEmpty || !title.ids.isEmpty else { throw RowProblem(tr("It has neither a title nor an ID.")) }
    return title
  }

  private func show(of cells: CSVCells) throws(RowProblem) -> ImportedTitle {
    let id = cells.seriesID
    guard let name = cells.seriesName ?? id.flatMap({ seriesNames[$0] }) else {
      guard let id else { throw RowProblem(tr("It has neither a series name nor a series ID.")) }
      return ImportedTitle(name: "", kind: .show, ids: ImportedIDs(tvdb: id))
    }
    return ImportedTitle(name: name, kind: .show, ids: ImportedIDs(tvdb: id))
  }

  /// Reads a movie from the older table. Its name is in the user's language; the alternative is in English, with
  /// hyphens.
  private func legacyMovie(_ cells: CSVCells) throws(RowProblem) -> ImportedTitle {
    guard let name = cells["movie_name"] else { throw RowProblem(tr("It has no title.")) }
    let other = cells["alpha_range_key"].map { $0.replacing("-", with: " ") }
    return ImportedTitle(
      name: name, alternativeNames: [other].compactMap(\.self).filter { $0.lowercased() != name.lowercased() },
      year: NumberReading.year(cells["release_date"]), kind: .movie)
  }

  private func listed(_ object: String) -> ImportedTitle? {
    let uuid = object.firstMatch(of: /uuid:([\w-]+)/).map { String($0.1) }
    if let uuid, let film = films[uuid] { return film }
    guard object.contains("type:series"), let id = object.firstMatch(of: /(?:^| )id:(\d+)/).flatMap({ Int($0.1) })
    else {
      return nil
    }
    return ImportedTitle(name: seriesNames[id] ?? "", kind: .show, ids: ImportedIDs(tvdb: id))
  }

  /// Returns the identity of a show. Only newer tables have IDs, so the name counts unless several shows share it.
  private func name(of title: ImportedTitle) -> String {
    guard let id = title.ids.tvdb else { return title.name.lowercased() }
    let isShared = seriesNames.count { $0.value.lowercased() == title.name.lowercased() } > 1
    return title.name.isEmpty || isShared ? "\(id)" : title.name.lowercased()
  }
}
