import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Localization
import Observation
import TitleIdentity

/// The titles on a list, such as the watchlist, sorted and filtered, kept up to date. They grow as the user scrolls.
///
/// Running times, scores and services come from cached responses. Those of new titles are fetched in the background.
@MainActor @Observable
public final class ListTitlesModel {
  public typealias Order = ListTitlesQuery.Order

  public let list: ListID
  public var order: Order {
    didSet { if order != oldValue { updateQuery() } }
  }
  /// The maximum running time in minutes; `nil` shows all titles.
  public var maximumMinutes: Int? {
    didSet { if maximumMinutes != oldValue { filter() } }
  }
  /// The ID of the genre of all titles; `nil` shows all titles.
  public var genre: Int? {
    didSet { if genre != oldValue { filter() } }
  }
  /// The genres to choose from.
  public private(set) var genres: [NamedGenre] = []
  /// Whether titles that the user has watched are hidden.
  public var hidesWatched = false {
    didSet { if hidesWatched != oldValue { filter() } }
  }
  /// Whether only titles are shown that the user's services offer.
  public var showsOnlyMyServices = false {
    didSet { if showsOnlyMyServices != oldValue { filter() } }
  }
  /// Whether only the titles are shown that the filters can't decide about, until the filters change.
  public var findsUnknown = false {
    didSet { if findsUnknown != oldValue { updateQuery() } }
  }
  /// The watch providers that the user subscribes to.
  @ObservationIgnored public let myServices: MyServices
  /// The fetching of missing details; `nil` if they are never fetched.
  @ObservationIgnored public let missing: MissingDetails?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored private let recorder: DetailRecorder
  @ObservationIgnored private let rows: GrowingList<ListTitlesPage, Shown>
  /// The titles whose cached details were looked for.
  @ObservationIgnored private var checked: Set<TitleReference.Key> = []
  @ObservationIgnored private var recording: Task<Void, Never>?

  private struct Shown {
    var entries: [ListTitle]
    var counts: ListTitleCounts?
    var page: ListTitlesPage
    var query: ListTitlesQuery
  }

  /// - Parameters:
  ///   - list: A list of the current profile.
  ///   - page: The number of titles in each batch.
  public init(
    _ list: ListID, _ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides,
    myServices: MyServices = MyServices(), missing: MissingDetails? = nil, page: Int = 60
  ) {
    self.list = list
    self.missing = missing
    order = list.isBuiltIn ? .added : .custom
    self.myServices = myServices
    self.library = library
    self.pages = pages
    recorder = DetailRecorder(library, pages, guides)
    rows = GrowingList(
      of: library, page: page,
      Self.query(Self.query(list, library, pages.format), myServices, pages.format, recorder))
    observeServices()
  }

  isolated deinit { recording?.cancel() }

  /// Reads the first titles and starts observing them.
  public func load() async throws(LibraryError) {
    try await rows.load()
    recordDetails()
  }

  /// Loads more titles if there may be any.
  public func loadMore() {
    if rows.isFull(entries.count) { rows.loadMore() }
  }

  /// The titles that pass the filters, in ``order``, as far as they have been loaded.
  public var entries: [ListTitle] { rows.shown?.entries ?? [] }

  /// The numbers of all titles; `nil` until they have been read, and for the watchlist.
  public var counts: ListTitleCounts? { rows.shown?.counts }

  /// The query for ``entries``; `nil` until they have been read.
  public var shownQuery: ListTitlesQuery? { rows.shown?.query }

  /// Whether the list has no titles, regardless of the filters; `nil` until it has been read.
  public var isEmpty: Bool? { rows.shown?.page.isEmpty }

  /// The number of titles that the filters can't decide about, because their details are unknown.
  public var unknownCount: Int { rows.shown?.page.unknownCount ?? 0 }

  /// Whether ``entries`` are those titles: as requested, or because no other title passes the filters.
  public var showsUnknown: Bool { rows.shown?.page.showsUnknown ?? false }

  /// Whether the user can move titles: all titles must be shown, in the user's order.
  public var canReorder: Bool {
    order == .custom && maximumMinutes == nil && genre == nil && !hidesWatched && !showsOnlyMyServices && !findsUnknown
  }

  /// Finds the names of the genres.
  public func loadGenres() async {
    if genres.isEmpty { genres = await NamedGenre.unique(from: pages.client) }
  }

  /// The texts of the filters.
  public var texts: QueryTexts { QueryTexts(pages.format) }

  /// Whether the user's country is known, and thus which services offer a title.
  public var hasServices: Bool { pages.format.region != nil }
}

extension ListTitlesModel: LibraryContent {
  public var emptyMessage: StateMessage { list == .watchlist(of: library.profile) ? .emptyWatchlist : .noListedTitles }
}

extension ListTitlesModel {
  private static func query(
    _ query: ListTitlesQuery, _ myServices: MyServices, _ format: PageFormat, _ recorder: DetailRecorder
  ) -> GrowingList<ListTitlesPage, Shown>.Query {
    GrowingList.Query(
      read: { opened, limit async throws(LibraryError) in
        let page = try await opened.titles(query, limit: limit)
        // Commands and other devices don't record details. Those of the first titles are there from the start.
        let hasRecorded = await recorder.record(page.titlesWithoutDetails)
        return hasRecorded ? try await opened.titles(query, limit: limit) : page
      },
      observe: { $0.observeTitles(query, limit: $1) },
      show: { page, _ async throws(LibraryError) in
        let entries = page.entries.map { ListTitle($0, mine: myServices.ids, format: format) }
        let counts = page.counts.map { ListTitleCounts($0, texts: format.texts) }
        return Shown(entries: entries, counts: counts, page: page, query: query)
      })
  }

  /// Returns the query for all titles on a list in their initial order.
  private static func query(_ list: ListID, _ library: LibraryModel, _ format: PageFormat) -> ListTitlesQuery {
    var query = ListTitlesQuery(list, source: library.source, region: format.region)
    if !list.isBuiltIn { query.order = .custom }
    if list != .watchlist(of: library.profile) { query.countsFor = library.profile }
    return query
  }

  private func filter() {
    if findsUnknown { findsUnknown = false } else { updateQuery() }
  }

  private func updateQuery() {
    var query = Self.query(list, library, pages.format)
    query.order = order
    query.genre = genre
    query.maximumMinutes = maximumMinutes
    query.unwatchedBy = hidesWatched ? library.profile : nil
    query.services = showsOnlyMyServices ? myServices.ids : nil
    query.findsUnknown = findsUnknown
    rows.setQuery(Self.query(query, myServices, pages.format, recorder))
  }

  private func observeServices() {
    withObservationTracking {
      _ = myServices.ids
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.updateQuery()
        self?.observeServices()
      }
    }
  }

  /// Records the details of titles that are cached but not recorded, such as by a command.
  private func recordDetails() {
    let titles = withObservationTracking {
      rows.shown?.page.titlesWithoutDetails ?? []
    } onChange: { [weak self] in
      Task { @MainActor in self?.recordDetails() }
    }
    let unchecked = titles.filter { checked.insert($0).inserted }
    guard !unchecked.isEmpty else { return }
    recording = Task { [recorder, previous = recording] in
      await previous?.value
      await recorder.record(unchecked)
    }
  }
}

/// Changes to the list. Each can be undone.
extension ListTitlesModel {
  /// Whether a title is among those that have been loaded.
  public func contains(_ title: TitleReference) -> Bool { entries.contains { $0.reference.key == title.key } }

  /// Moves a title to the place of another.
  public func move(_ title: TitleReference, to goal: ListTitle) async {
    guard canReorder, let start = entries.firstIndex(where: { $0.reference.key == title.key }),
      let end = entries.firstIndex(where: { $0.id == goal.id }), start != end
    else { return }
    var order = entries
    order.insert(order.remove(at: start), at: end)
    await move(entries[start], in: order)
  }

  /// Moves a title to its place in an order that is already on screen.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func move(_ title: ListTitle, in order: [ListTitle]) async -> Bool {
    guard let index = order.firstIndex(where: { $0.id == title.id }) else { return false }
    return await library.moveItem(
      title.item, named: title.shortName, on: list, after: index > 0 ? order[index - 1].item : nil,
      before: index + 1 < order.count ? order[index + 1].item : nil)
  }

  /// Changes the note next to a title.
  ///
  /// - Returns: `true` unless the write failed.
  public func edit(_ title: ListTitle, note: String) async -> Bool {
    let (item, list) = (title.item, list)
    return await library.perform(tr("Note changed")) { try $0.edit(item, on: list, note) }
  }
}

extension ListTitlesPage {
  fileprivate var titlesWithoutDetails: [TitleReference.Key] { entries.filter { !$0.hasDetails }.map(\.title.key) }
}

extension ListTitlesQuery {
  /// Creates a query for all titles on the current profile's watchlist.
  @MainActor
  package init(_ library: LibraryModel, region: String?) {
    self.init(.watchlist(of: library.profile), source: library.source, region: region)
  }
}

extension StateMessage {
  /// The message for an empty watchlist.
  public static let emptyWatchlist = StateMessage(
    emptyPage: tr("Your Watchlist Is Empty"), icon: "view-list-bullet-symbolic",
    explanation: tr("Add the films and series that you want to watch."))

  /// The message for a list of notes, or of titles of another source, that isn't shown as a checklist.
  public static let noListedTitles = StateMessage(
    icon: "view-list-bullet-symbolic", title: tr("No Titles to Show"),
    explanation: tr("This list has only notes, or titles from another catalogue. Its checklist shows them."))
}
