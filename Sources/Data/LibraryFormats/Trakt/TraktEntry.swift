import Library
import Localization
import TitleIdentity

/// An entry in one of Trakt's JSON files: a movie, show, season or episode with its fact.
struct TraktEntry {
  private let entry: JSONObject
  private let title: ImportedTitle
  private let episode: ImportedEpisode?

  init(_ entry: JSONObject) throws(RowProblem) {
    self.entry = entry
    if let film = entry.object("movie") {
      title = Self.title(film, .movie)
      episode = nil
    } else if let series = entry.object("show") {
      title = Self.title(series, .show)
      episode = Self.episode(entry)
    } else {
      throw RowProblem(tr("It isn’t about a film or a series."))
    }
    // Translators: “It” is a row or an entry of a file.
    guard !title.name.isEmpty || !title.ids.isEmpty else { throw RowProblem(tr("It has neither a title nor an ID.")) }
  }

  /// Reads a play, which has its own ID.
  func watched() throws(RowProblem) -> RowOutcome {
    let play = entry.text("id").map { "play/\($0)" }
    return .records([draft(.watched(isRewatch: false), try date("watched_at"), identity: play)])
  }

  func rated() throws(RowProblem) -> RowOutcome {
    let text = entry.text("rating") ?? ""
    guard case .score(let score) = ScoreReading(text, of: 10) else {
      throw RowProblem(tr("“{text}” isn’t a rating from 1 to 10.", ["text": text]))
    }
    return .records([draft(.rated(score), try date("rated_at"))])
  }

  func added(_ fact: ImportedFact) throws(RowProblem) -> RowOutcome {
    var drafts = [draft(fact, try date("listed_at"), identity: about)]
    if let note = entry.text("notes") { drafts.append(draft(.reviewed(note), drafts[0].date)) }
    return .records(drafts)
  }

  func listed(_ list: ImportedList) throws(RowProblem) -> RowOutcome {
    let item = ImportedListItem(
      list: list, position: NumberReading.ordinal(entry.text("rank")), note: entry.text("notes"))
    return .records([draft(.listed(item), try date("listed_at"), identity: about)])
  }

  /// Reads a play count and the date of the last play. Earlier plays have no dates.
  func countedPlays(_ counts: inout PlayCountLimit) throws(RowProblem) -> RowOutcome {
    if entry.object("movie") != nil {
      let drafts = plays(of: nil, entry, last: try date("last_watched_at"), &counts)
      return .records(drafts, remark: counts.takeRemark())
    }
    var drafts: [RecordDraft] = []
    for season in entry.objects("seasons") {
      for one in season.objects("episodes") {
        let episode = ImportedEpisode(
          season: NumberReading.ordinal(season.text("number")), number: NumberReading.ordinal(one.text("number")))
        let last = DateReading.date(one.text("last_watched_at") ?? "") ?? .unknown
        drafts += plays(of: episode, one, last: last, &counts)
      }
    }
    return .records(drafts, remark: counts.takeRemark())
  }

  /// Reads an entry of unknown kind, according to its date fields.
  func mixed(_ counts: inout PlayCountLimit) throws(RowProblem) -> RowOutcome {
    if entry.has("watched_at") { return try watched() }
    if entry.has("rated_at") { return try rated() }
    if entry.has("last_watched_at") { return try countedPlays(&counts) }
    if entry.has("listed_at") { return try added(.watchlisted) }
    return .irrelevant(tr("no date"))
  }
}

extension TraktEntry {
  private var about: String {
    "\(title.identity)/\(episode.map { "\($0.season ?? -1)/\($0.number ?? -1)" } ?? "")"
  }

  private func draft(_ fact: ImportedFact, _ date: PartialDate, identity: String? = nil) -> RecordDraft {
    RecordDraft(title: title, episode: episode, fact: fact, date: date, identity: identity)
  }

  private func date(_ name: String) throws(RowProblem) -> PartialDate {
    let text = entry.text(name) ?? ""
    guard let date = DateReading.date(text) else { throw RowProblem(tr("“{text}” isn’t a date.", ["text": text])) }
    return date
  }

  private func plays(
    of episode: ImportedEpisode?, _ countedPlays: JSONObject, last: PartialDate, _ counts: inout PlayCountLimit
  ) -> [RecordDraft] {
    let claimed = countedPlays.number("plays") ?? 1
    guard claimed > 0 else { return [] }
    let plays = 1 + counts.repeatsToImport(claimed - 1)
    let episodePath = episode.map { "/\($0.season ?? -1)/\($0.number ?? -1)" } ?? ""
    return (1...plays).map { play in
      RecordDraft(
        title: title, episode: episode, fact: .watched(isRewatch: play > 1), date: play == plays ? last : .unknown,
        identity: "\(title.identity)\(episodePath)/\(play)")
    }
  }

  private static func title(_ object: JSONObject, _ kind: TitleID.Kind) -> ImportedTitle {
    ImportedTitle(
      name: object.text("title") ?? "", year: NumberReading.year(object.text("year")), kind: kind, ids: ids(object))
  }

  private static func episode(_ entry: JSONObject) -> ImportedEpisode? {
    if let episode = entry.object("episode") {
      return ImportedEpisode(
        season: NumberReading.ordinal(episode.text("season")), number: NumberReading.ordinal(episode.text("number")),
        name: episode.text("title"), ids: ids(episode))
    }
    // A season's IDs aren't those of an episode.
    return entry.object("season").map {
      ImportedEpisode(season: NumberReading.ordinal($0.text("number")), seasonID: ids($0).tmdb)
    }
  }

  private static func ids(_ object: JSONObject) -> ImportedIDs {
    guard let ids = object.object("ids") else { return ImportedIDs() }
    return ImportedIDs(
      tmdb: ids.id("tmdb"), imdb: IMDbID.title(ids.text("imdb")), tvdb: ids.id("tvdb"), trakt: ids.id("trakt"))
  }
}
