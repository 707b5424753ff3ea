import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Localization
import Observation
import TitleIdentity

/// The titles on a profile's watchlist, sorted and filtered, kept up to date. It grows as the user scrolls.
///
/// Running times, scores and services come from cached responses, so they are known only for titles that the user has
/// opened or downloaded.
@MainActor @Observable
public final class WatchlistModel {
  public typealias Order = WatchlistQuery.Order

  public var order = Order.added {
    didSet { if order != oldValue { updateQuery() } }
  }
  /// The maximum running time in minutes; `nil` shows all titles.
  public var maximumMinutes: Int? {
    didSet { if maximumMinutes != oldValue { updateQuery() } }
  }
  /// Whether titles that the user has watched are hidden.
  public var hidesWatched = false {
    didSet { if hidesWatched != oldValue { updateQuery() } }
  }
  /// Whether only titles are shown that the user's services offer.
  public var showsOnlyMyServices = false {
    didSet { if showsOnlyMyServices != oldValue { updateQuery() } }
  }
  /// The watch providers that the user subscribes to.
  @ObservationIgnored public let myServices: MyServices
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored private let recorder: DetailRecorder
  @ObservationIgnored private let rows: GrowingList<WatchlistPage, Shown>
  /// The titles whose cached details were looked for.
  @ObservationIgnored private var checked: Set<TitleReference.Key> = []
  @ObservationIgnored private var recording: Task<Void, Never>?

  private struct Shown {
    var entries: [WatchlistEntry]
    var page: WatchlistPage
    var query: WatchlistQuery
  }

  /// - Parameter page: The number of titles in each batch.
  public init(
    _ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides, myServices: MyServices = MyServices(),
    page: Int = 60
  ) {
    self.myServices = myServices
    self.library = library
    self.pages = pages
    recorder = DetailRecorder(library, pages, guides)
    rows = GrowingList(
      of: library, page: page,
      Self.query(WatchlistQuery(library, region: pages.format.region), myServices, pages.format, recorder))
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
  public var entries: [WatchlistEntry] { rows.shown?.entries ?? [] }

  /// The query for ``entries``; `nil` until they have been read.
  public var shownQuery: WatchlistQuery? { rows.shown?.query }

  /// Whether the watchlist is empty, regardless of the filters; `nil` until it has been read.
  public var isEmpty: Bool? { rows.shown?.page.isEmpty }

  /// The number of titles that a filter hides because their running time is unknown.
  public var unknownCount: Int { rows.shown?.page.unknownLengths ?? 0 }

  /// The number of titles that a filter hides because their services are unknown.
  public var unknownServicesCount: Int { rows.shown?.page.unknownServices ?? 0 }

  /// The texts of the filters.
  public var texts: QueryTexts { QueryTexts(pages.format) }

  /// Whether the user's country is known, and thus which services offer a title.
  public var hasServices: Bool { pages.format.region != nil }
}

extension WatchlistModel: LibraryContent {
  public var emptyMessage: StateMessage { .emptyWatchlist }
}

extension WatchlistModel {
  private static func query(
    _ query: WatchlistQuery, _ myServices: MyServices, _ format: PageFormat, _ recorder: DetailRecorder
  ) -> GrowingList<WatchlistPage, Shown>.Query {
    GrowingList.Query(
      read: { opened, limit async throws(LibraryError) in
        let page = try await opened.watchlist(query, limit: limit)
        // Commands and other devices don't record details. Those of the first titles are there from the start.
        let hasRecorded = await recorder.record(page.titlesWithoutDetails)
        return hasRecorded ? try await opened.watchlist(query, limit: limit) : page
      },
      observe: { $0.observeWatchlist(query, limit: $1) },
      show: { page, _ async throws(LibraryError) in
        let entries = page.entries.map { WatchlistEntry($0, mine: myServices.ids, format: format) }
        return Shown(entries: entries, page: page, query: query)
      })
  }

  private func updateQuery() {
    var query = WatchlistQuery(library, region: pages.format.region)
    query.order = order
    query.maximumMinutes = maximumMinutes
    query.unwatchedBy = hidesWatched ? library.profile : nil
    query.services = showsOnlyMyServices ? myServices.ids : nil
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

extension WatchlistPage {
  fileprivate var titlesWithoutDetails: [TitleReference.Key] { entries.filter { !$0.hasDetails }.map(\.title.key) }
}

extension WatchlistQuery {
  /// Creates a query for all titles on the current profile's watchlist.
  @MainActor
  package init(_ library: LibraryModel, region: String?) {
    self.init(.watchlist(of: library.profile), source: library.source, region: region)
  }
}

extension StateMessage {
  /// The message for an empty watchlist.
  public static let emptyWatchlist = StateMessage(
    icon: "view-list-bullet-symbolic", title: tr("Your Watchlist Is Empty"),
    explanation: tr("Press Watchlist on the page of any film or series, and it appears here."))
}
