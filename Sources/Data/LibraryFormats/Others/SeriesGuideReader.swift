import Library
import Localization
import TitleIdentity

/// A reader for SeriesGuide exports: JSON backups of shows and movies. They contain no play dates.
enum SeriesGuideReader: FormatReader {
  static let format = ImportFormat.seriesGuide

  static func owns(_ path: EntryPath) -> Bool {
    ["seriesguide-shows-backup.json", "seriesguide-movies-backup.json"].contains(path.name)
  }

  static func recognizes(_ head: FileHead) -> Bool {
    head.isJSON("[", with: "tmdb_id", "in_watchlist") || head.isJSON("[", with: "tmdb_id", "seasons")
  }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    var counts = PlayCountLimit()
    for file in files {
      collector.read(file) { entry, _ throws(RowProblem) in
        let isSeries = entry.has("seasons") || !entry.has("in_watchlist") && file.path.name.contains("shows")
        let title = ImportedTitle(
          name: entry.text("title") ?? "",
          year: NumberReading.year(entry.text("first_aired") ?? entry.text("release_date")),
          kind: isSeries ? .show : .movie,
          ids: ImportedIDs(
            tmdb: entry.id("tmdb_id"), imdb: IMDbID.title(entry.text("imdb_id")), tvdb: entry.id("tvdb_id"),
            trakt: entry.id("trakt_id")))
        guard !title.name.isEmpty || !title.ids.isEmpty else {
          throw RowProblem(tr("It has neither a title nor an ID."))
        }
        let drafts = isSeries ? show(title, entry, &counts) : movie(title, entry, &counts)
        return .records(drafts, remark: counts.takeRemark())
      }
    }
  }
}

extension SeriesGuideReader {
  private static func movie(
    _ title: ImportedTitle, _ entry: JSONObject, _ counts: inout PlayCountLimit
  ) -> [RecordDraft] {
    var drafts = plays(title, nil, entry, &counts) + rating(title, nil, entry)
    if entry.flag("in_watchlist") { drafts.append(RecordDraft(title: title, fact: .watchlisted)) }
    return drafts
  }

  private static func show(
    _ title: ImportedTitle, _ entry: JSONObject, _ counts: inout PlayCountLimit
  ) -> [RecordDraft] {
    var drafts = rating(title, nil, entry)
    for season in entry.objects("seasons") {
      for one in season.objects("episodes") {
        let episode = ImportedEpisode(
          season: NumberReading.ordinal(season.text("season")), number: NumberReading.ordinal(one.text("episode")))
        drafts += plays(title, episode, one, &counts) + rating(title, episode, one)
      }
    }
    if entry.flag("favorite") { drafts.append(RecordDraft(title: title, fact: .liked)) }
    return drafts
  }

  private static func plays(
    _ title: ImportedTitle, _ episode: ImportedEpisode?, _ entry: JSONObject, _ counts: inout PlayCountLimit
  ) -> [RecordDraft] {
    guard entry.flag("watched") else { return [] }
    let episodePath = episode.map { "/\($0.season ?? -1)/\($0.number ?? -1)" } ?? ""
    let claimed = max(1, entry.number("plays") ?? 1)
    return (1...1 + counts.repeatsToImport(claimed - 1)).map { play in
      RecordDraft(
        title: title, episode: episode, fact: .watched(isRewatch: play > 1),
        identity: "\(title.identity)\(episodePath)/\(play)")
    }
  }

  private static func rating(_ title: ImportedTitle, _ episode: ImportedEpisode?, _ entry: JSONObject) -> [RecordDraft]
  {
    guard case .score(let score) = ScoreReading(entry.text("rating_user") ?? "", of: 10) else { return [] }
    return [RecordDraft(title: title, episode: episode, fact: .rated(score))]
  }
}
