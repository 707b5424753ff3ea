import Library
import Localization
import TitleIdentity

/// A reader for Simkl exports: a JSON backup. IDs are texts.
///
/// Anime may include movies. Other databases also list specials and music videos as movies. A finished show may have
/// only its status and the date of the last play.
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
    let isSeries = ["tv", "ona", nil].contains(entry.text("anime_type"))
    let title = ImportedTitle(
      name: object.text("title") ?? "", year: NumberReading.year(object.text("year")),
      kind: isFilm ? .movie : isSeries ? .show : nil,
      ids: ImportedIDs(tmdb: ids?.id("tmdb"), imdb: IMDbID.title(ids?.text("imdb")), tvdb: ids?.id("tvdb")),
      sourceID: (ids?.text("simkl") ?? ids?.text("simkl_id")).map { "simkl/\($0)" })
    guard !title.name.isEmpty || !title.ids.isEmpty else { throw RowProblem(tr("It has neither a title nor an ID.")) }
    var drafts = episodes(of: title, entry)
    var remark: String?
    let listed = entry.objects("seasons").reduce(0) { $0 + $1.objects("episodes").count }
    if listed > drafts.count {
      remark = tr("Episodes without a number or ID: {count}.", ["count": "\(listed - drafts.count)"])
    }
    switch entry.text("status") {
    case "plantowatch":
      drafts.insert(RecordDraft(title: title, fact: .watchlisted, date: date(entry, "added_to_watchlist_at")), at: 0)
    case "completed" where isFilm && !drafts.contains { $0.episode != nil }:
      drafts.append(RecordDraft(title: title, fact: .watched(isRewatch: false), date: date(entry, "last_watched_at")))
    case "hold": drafts.append(RecordDraft(title: title, fact: .state(.paused)))
    case "dropped": drafts.append(RecordDraft(title: title, fact: .state(.dropped)))
    default: break
    }
    if !isFilm, !drafts.contains(where: { $0.episode != nil }) {
      if let plays = unlistedPlays(of: title, entry) {
        drafts.append(plays)
      } else if entry.number("watched_episodes_count") ?? 0 > 0 {
        remark = tr("It doesn’t say which episodes you’ve watched.")
      }
    }
    switch ScoreReading(entry.text("user_rating") ?? "", of: 10) {
    case .none: break
    case .score(let score):
      drafts.append(RecordDraft(title: title, fact: .rated(score), date: date(entry, "user_rated_at")))
    case .unreadable: remark = tr("“{text}” isn’t a rating from 1 to 10.", ["text": entry.text("user_rating") ?? ""])
    }
    let dates = [entry.text("last_watched_at"), entry.text("added_to_watchlist_at"), entry.text("user_rated_at")]
    return .records(drafts, remark: remark ?? dates.lazy.compactMap { DateReading.optional($0).remark }.first)
  }

  private static func episodes(of title: ImportedTitle, _ entry: JSONObject) -> [RecordDraft] {
    entry.objects("seasons").flatMap { season in
      season.objects("episodes").compactMap { one -> RecordDraft? in
        let episode = ImportedEpisode(
          season: NumberReading.ordinal(season.text("number")), number: NumberReading.ordinal(one.text("number")))
        guard episode.season != nil, episode.number != nil else { return nil }
        return RecordDraft(
          title: title, episode: episode, fact: .watched(isRewatch: false), date: date(one, "watched_at"))
      }
    }
  }

  /// Returns the plays of a show whose episodes aren't listed: all of them if it is finished, or those before the next
  /// one; `nil` if neither is known.
  private static func unlistedPlays(of title: ImportedTitle, _ entry: JSONObject) -> RecordDraft? {
    let next = entry.text("next_to_watch").flatMap(part)
    guard entry.text("status") == "completed" || next != nil && entry.text("status") != "plantowatch" else {
      return nil
    }
    return RecordDraft(
      title: title,
      fact: .watchedEpisodes(
        before: entry.text("status") == "completed" ? nil : next,
        count: entry.number("watched_episodes_count").flatMap { $0 > 0 ? $0 : nil }),
      date: date(entry, "last_watched_at"))
  }

  /// Parses an episode such as `S01E04`, or `E04` for anime.
  private static func part(_ text: String) -> TitlePart? {
    guard let match = text.uppercased().wholeMatch(of: /(?:S(\d{1,4}))?E(\d{1,5})/), let number = Int(match.2) else {
      return nil
    }
    return .episode(season: match.1.flatMap { Int($0) } ?? 1, number: number)
  }

  /// Returns a date. Simkl writes the first second of 1970 for unknown dates.
  private static func date(_ entry: JSONObject, _ name: String) -> PartialDate {
    DateReading.date(entry.text(name) ?? "") ?? .unknown
  }
}
