import Library
import Localization
import TitleIdentity

/// A reader for Simkl exports: a JSON backup. Anime may include movies, and IDs are texts.
enum SimklReader: FormatReader {
  static let format = ImportFormat.simkl

  static func owns(_ path: EntryPath) -> Bool { path.name == "simklbackup.json" }

  static func recognizes(_ head: FileHead) -> Bool { head.isJSON("{", with: "added_to_watchlist_at") }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    for file in files {
      collector.read(file) { object, entry throws(RowProblem) in try Self.drafts(object, among: entry.key ?? "") }
    }
  }
}

extension SimklReader {
  private static func drafts(_ entry: JSONObject, among key: String) throws(RowProblem) -> RowOutcome {
    guard let object = entry.object("movie") ?? entry.object("show") else {
      throw RowProblem(tr("It isn’t about a film or a series."))
    }
    let isFilm = key == "movies" || entry.object("movie") != nil || entry.text("anime_type") == "movie"
    let ids = object.object("ids")
    let title = ImportedTitle(
      name: object.text("title") ?? "", year: NumberReading.year(object.text("year")), kind: isFilm ? .movie : .show,
      ids: ImportedIDs(tmdb: ids?.id("tmdb"), imdb: IMDbID.title(ids?.text("imdb")), tvdb: ids?.id("tvdb")))
    guard !title.name.isEmpty || !title.ids.isEmpty else { throw RowProblem(tr("It has neither a title nor an ID.")) }
    var drafts: [RecordDraft] = []
    switch entry.text("status") {
    case "plantowatch":
      drafts.append(RecordDraft(title: title, fact: .watchlisted, date: date(entry, "added_to_watchlist_at")))
    case "completed" where isFilm:
      drafts.append(RecordDraft(title: title, fact: .watched(isRewatch: false), date: date(entry, "last_watched_at")))
    default: break
    }
    for season in entry.objects("seasons") {
      for one in season.objects("episodes") {
        let episode = ImportedEpisode(
          season: NumberReading.ordinal(season.text("number")), number: NumberReading.ordinal(one.text("number")))
        drafts.append(
          RecordDraft(title: title, episode: episode, fact: .watched(isRewatch: false), date: date(one, "watched_at")))
      }
    }
    var remark: String?
    switch ScoreReading(entry.text("user_rating") ?? "", of: 10) {
    case .none: break
    case .score(let score):
      drafts.append(RecordDraft(title: title, fact: .rated(score), date: date(entry, "user_rated_at")))
    case .unreadable: remark = tr("“{text}” isn’t a rating from 1 to 10.", ["text": entry.text("user_rating") ?? ""])
    }
    return .records(drafts, remark: remark)
  }

  /// Returns a date. Simkl writes the first second of 1970 for unknown dates.
  private static func date(_ entry: JSONObject, _ name: String) -> PartialDate {
    DateReading.date(entry.text(name) ?? "") ?? .unknown
  }
}
