import AppFoundation
import Catalogue
import Library
import LoadingState
import Localization
import Observation
import TMDB

/// A profile's history, newest first, kept up to date. It grows as the user scrolls back.
@MainActor @Observable
public final class HistoryModel {
  /// The part of the history to show.
  public var filter: HistoryFilter {
    didSet { if filter != oldValue { updateQuery() } }
  }
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored private let names: EpisodeNames
  @ObservationIgnored private let rows: GrowingList<HistoryPage, Shown>
  /// The expanded rows.
  private var expanded: Set<HistoryEntry.ID> = []
  /// The name of the filter's genre; `nil` if it is unknown, or if there is no such filter.
  public private(set) var genreName: String?

  private struct Shown {
    var entries: [FoldedHistoryEntry]
    var page: HistoryPage
    var filter: HistoryFilter
    /// The day to which the headings are relative.
    var today: DayDate?
  }

  /// - Parameter page: The number of plays in each batch.
  public init(_ library: LibraryModel, _ pages: PageClient, filter: HistoryFilter = HistoryFilter(), page: Int = 100) {
    self.library = library
    self.pages = pages
    self.filter = filter
    names = EpisodeNames(pages)
    rows = GrowingList(of: library, page: page, Self.query(filter, library, pages, names))
  }

  /// The rows, newest first, followed by those without a date; `nil` until they have been read.
  public var entries: [HistoryEntry]? { rows.shown?.entries.flatMap { $0.rows(expanded: expanded) } }

  /// The filter of ``entries``; `nil` until they have been read.
  public var shownFilter: HistoryFilter? { rows.shown?.filter }

  /// The years with plays, newest first, regardless of the filter.
  public var years: [Int] { rows.shown?.page.years ?? [] }

  /// Reads the first entries and starts observing them.
  public func load() async throws(LibraryError) {
    try await rows.load()
    if filter.genre != nil { Task { [weak self] in await self?.findGenreName() } }
  }

  /// Loads older entries if there may be any.
  public func loadMore() {
    if let shown = rows.shown, rows.isFull(shown.page.entries.count) { rows.loadMore() }
  }

  /// Expands or folds a row of several episodes.
  public func toggle(_ entry: HistoryEntry) {
    if expanded.remove(entry.id) == nil { expanded.insert(entry.id) }
  }

  /// Updates the headings if they are relative to another day.
  public func updateDay() {
    if let shown = rows.shown, shown.today != format.today { updateQuery() }
  }
}

/// The texts of the filter's parts; `nil` for those that aren't set.
extension HistoryModel {
  public var datesText: String? {
    switch filter.dates {
    case .year(let year): "\(year)"
    case .month(let year, let month): format.texts.month(month, of: year)
    case .recent: StatisticsPeriod.recent.title
    case nil: nil
    }
  }

  public var genreText: String? { filter.genre.map { _ in genreName ?? tr("Genre") } }

  // Translators: A decade, such as “1970s”.
  public var decadeText: String? { filter.decade.map { tr("{year}s", ["year": "\($0)"]) } }

  public var countryText: String? { filter.country.map { format.country($0) ?? $0 } }
}

extension HistoryModel: LibraryContent {
  /// Whether the history is empty, regardless of the filter; `nil` until it has been read.
  public var isEmpty: Bool? { rows.shown?.page.isEmpty }
  public var emptyMessage: StateMessage { .emptyHistory }
}

extension HistoryModel {
  private var format: PageFormat { pages.format }

  private static func query(
    _ filter: HistoryFilter, _ library: LibraryModel, _ pages: PageClient, _ names: EpisodeNames
  ) -> GrowingList<HistoryPage, Shown>.Query {
    let query = filter.query(of: library.profile, today: pages.format.today)
    return GrowingList.Query(
      read: { opened, limit async throws(LibraryError) in try await opened.history(query, limit: limit) },
      observe: { $0.observeHistory(query, limit: $1) },
      show: { page, _ async throws(LibraryError) in
        let seasons = Set(page.entries.compactMap { $0.play.season(from: library.source) })
        let format = await HistoryFormat(
          source: library.source, page: pages.format, names: names.names(of: seasons))
        let entries = await format.entries(page.entries)
        return Shown(entries: entries, page: page, filter: filter, today: format.page.today)
      })
  }

  private func updateQuery() { rows.setQuery(Self.query(filter, library, pages, names)) }

  private func findGenreName() async {
    guard let genre = filter.genre else { return }
    genreName = await NamedGenre.all(from: pages.client).first { $0.id.number == genre }?.name
  }
}

extension Play {
  /// Returns the season of an episode.
  fileprivate func season(from source: TitleSource) -> SeasonID? {
    guard title.source == source, part.episode != nil, let season = part.season else { return nil }
    return SeasonID(show: title.number, number: season)
  }
}

extension StateMessage {
  /// The message for an empty history.
  public static let emptyHistory = StateMessage(
    emptyPage: tr("Nothing Watched Yet"), icon: "document-open-recent-symbolic",
    explanation: tr("Films and episodes that you mark as watched appear here."))
}
