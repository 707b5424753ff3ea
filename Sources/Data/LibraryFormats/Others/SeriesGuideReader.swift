import Foundation
import Library
import Localization
import TitleIdentity

/// A reader for SeriesGuide exports: JSON backups of shows, movies and lists. They contain no play dates.
///
/// In their minimal form, entries have only IDs.
enum SeriesGuideReader: FormatReader {
  static let format = ImportFormat.seriesGuide

  static func owns(_ path: EntryPath) -> Bool {
    ["seriesguide-shows-backup.json", "seriesguide-movies-backup.json", "seriesguide-lists-backup.json"]
      .contains(path.name)
  }

  static func recognizes(_ head: FileHead) -> Bool {
    head.isJSON("[", with: "tmdb_id", "in_watchlist") || head.isJSON("[", with: "imdb_id", "in_watchlist")
      || head.isJSON("[", with: "tmdb_id", "seasons") || head.isJSON("[", with: "list_id", "items")
  }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    var counts = PlayCountLimit()
    for file in files {
      collector.read(file) { entry, _ throws(RowProblem) in
        if entry.has("list_id") { return try SeriesGuideList.read(entry) }
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
        guard isSeries else { return .records(movie(title, entry, &counts), remark: counts.takeRemark()) }
        let (drafts, unknown) = show(title, entry, &counts)
        let remark = unknown == 0 ? nil : tr("Episodes without a number or ID: {count}.", ["count": "\(unknown)"])
        return .records(drafts, remark: counts.takeRemark() ?? remark)
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
  ) -> (drafts: [RecordDraft], unknown: Int) {
    var drafts = rating(title, nil, entry)
    var isStarted = false
    var unknown = 0
    for season in entry.objects("seasons") {
      for one in season.objects("episodes") {
        let episode = ImportedEpisode(
          season: NumberReading.ordinal(season.text("season")), number: NumberReading.ordinal(one.text("episode")),
          seasonID: season.id("tmdb_id"), ids: ImportedIDs(tmdb: one.id("tmdb_id")))
        guard episode.number != nil || !episode.ids.isEmpty else {
          unknown += 1
          continue
        }
        let plays = plays(title, episode, one, &counts)
        isStarted = isStarted || !plays.isEmpty
        drafts += plays + rating(title, episode, one)
      }
    }
    if entry.flag("favorite") { drafts.append(RecordDraft(title: title, fact: .liked)) }
    // The app has no watchlist of shows. Its users add the shows that they intend to watch.
    if !isStarted, drafts.isEmpty, unknown == 0 { drafts.append(RecordDraft(title: title, fact: .watchlisted)) }
    return (drafts, unknown)
  }

  private static func plays(
    _ title: ImportedTitle, _ episode: ImportedEpisode?, _ entry: JSONObject, _ counts: inout PlayCountLimit
  ) -> [RecordDraft] {
    guard entry.flag("watched") else { return [] }
    let claimed = max(1, entry.number("plays") ?? 1)
    return (1...1 + counts.repeatsToImport(claimed - 1)).map { play in
      RecordDraft(
        title: title, episode: episode, fact: .watched(isRewatch: play > 1),
        identity: "\(title.identity)\(episode?.identity ?? "")/\(play)")
    }
  }

  private static func rating(_ title: ImportedTitle, _ episode: ImportedEpisode?, _ entry: JSONObject) -> [RecordDraft]
  {
    guard case .score(let score) = ScoreReading(entry.text("rating_user") ?? "", of: 10) else { return [] }
    return [RecordDraft(title: title, episode: episode, fact: .rated(score))]
  }
}

/// A list in a SeriesGuide backup. Shows have IDs from TMDB or, in old entries, from TVDB.
private enum SeriesGuideList {
  static func read(_ entry: JSONObject) throws(RowProblem) -> RowOutcome {
    let id = entry.text("list_id") ?? ""
    guard let name = entry.text("name") ?? id.removingPercentEncoding.flatMap(TextDecoding.value) else {
      throw RowProblem(tr("The list has no name."))
    }
    let list = ImportedList(id: id, name: name)
    let items = entry.objects("items")
    guard !items.isEmpty else { return .irrelevant(tr("empty list")) }
    var drafts: [RecordDraft] = []
    for (index, item) in items.enumerated() {
      guard let title = title(item) else { continue }
      drafts.append(
        RecordDraft(
          title: title, fact: .listed(ImportedListItem(list: list, position: index + 1)),
          identity: "\(id)/\(title.identity)"))
    }
    let lost = items.count - drafts.count
    let remark =
      lost == 0
      ? nil
      : tr(
        one: "{count} item in the list isn’t a series.", other: "{count} items in the list aren’t series.", count: lost)
    if drafts.isEmpty, let remark { throw RowProblem(remark) }
    return .records(drafts, remark: remark)
  }

  /// Returns the show of an item; `nil` for seasons and episodes, whose IDs belong to no known database.
  private static func title(_ item: JSONObject) -> ImportedTitle? {
    let id = item.id("externalId")
    switch item.text("type") {
    case "tmdb-show": return id.map { ImportedTitle(name: "", kind: .show, ids: ImportedIDs(tmdb: $0)) }
    case "show":
      return (id ?? item.id("tvdb_id")).map { ImportedTitle(name: "", kind: .show, ids: ImportedIDs(tvdb: $0)) }
    default: return nil
    }
  }
}
