import Foundation
import Library
import LoadingState
import Localization
import Observation
import TitleIdentity

/// The titles on a profile's watchlist, sorted and filtered, kept up to date.
///
/// Running times, scores and services come from the cache, so they are known only for titles that the user has opened
/// or downloaded.
@MainActor @Observable
public final class WatchlistModel {
  public enum Order: String, CaseIterable, Sendable {
    /// The titles added last first.
    case added
    case name
    /// The newest titles first.
    case year
    /// The shortest titles first.
    case runningTime
    /// The best titles first.
    case score
  }

  public var order = Order.added
  /// The maximum running time in minutes; `nil` shows all titles.
  public var maximumMinutes: Int?
  /// Whether titles that the user has watched are hidden.
  public var hidesWatched = false
  /// Whether only titles are shown that the user's services offer.
  public var showsOnlyMyServices = false
  /// The watch providers that the user subscribes to.
  @ObservationIgnored public let myServices: MyServices
  /// The titles, the one added last first; `nil` until they have been read.
  public private(set) var titles: [TitleSummary]?
  private var details: [TitleID: CachedDetails] = [:]
  @ObservationIgnored private let list: ListID
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let services: Services
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ library: LibraryModel, _ services: Services, myServices: MyServices = MyServices()) {
    self.myServices = myServices
    list = .watchlist(of: library.profile)
    self.library = library
    self.services = services
  }

  isolated deinit { observation?.cancel() }

  /// Reads the titles and starts observing them.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    let read = try await opened.items(of: list)
    // Titles from the observation are at least as recent, so keep them.
    if titles == nil { take(read) }
    guard observation == nil else { return }
    observation = Task { [weak self, list] in
      for await items in opened.observeItems(of: list) {
        self?.take(items)
        await self?.readDetails()
      }
    }
  }

  /// The titles that pass the filters, in ``order``.
  public var shown: [TitleSummary] {
    let passing = (titles ?? []).filter { title in
      if hidesWatched, library.isWatched(title.id) { return false }
      if showsOnlyMyServices, isOnMyServices(title) != true { return false }
      guard let maximumMinutes else { return true }
      return minutes(of: title).map { $0 <= maximumMinutes } ?? false
    }
    return sorted(passing)
  }

  /// The number of titles that a filter hides because their running time is unknown.
  public var unknownCount: Int {
    maximumMinutes == nil ? 0 : (titles ?? []).count { minutes(of: $0) == nil }
  }

  /// The number of titles that a filter hides because their services are unknown.
  public var unknownServicesCount: Int {
    showsOnlyMyServices ? (titles ?? []).count { isOnMyServices($0) == nil } : 0
  }

  /// The titles of ``shown`` with their details.
  public var entries: [WatchlistEntry] {
    let (texts, mine) = (services.pageFormat.texts, myServices.ids)
    return shown.map { WatchlistEntry($0, details[$0.id], mine: mine, texts: texts) }
  }

  /// The texts of the filters.
  public var texts: QueryTexts { QueryTexts(services.pageFormat) }

  /// Whether the user's country is known, and thus which services offer a title.
  public var hasServices: Bool { services.pageFormat.region != nil }
}

extension WatchlistModel {
  private func take(_ items: [ListItem]) {
    let format = services.pageFormat
    titles = items.reversed().compactMap(\.title).filter { $0.source == library.source }
      .map { TitleSummary($0, format: format) }
  }

  private func readDetails() async {
    for title in titles ?? [] where details[title.id] == nil {
      let key = TitleReference.Key(title.id, of: library.source)
      if let found = await services.cachedDetails(of: key) { details[title.id] = found }
      if Task.isCancelled { return }
    }
  }

  private func minutes(of title: TitleSummary) -> Int? { details[title.id]?.minutes }

  /// Returns whether one of the user's services offers a title; `nil` if its services are unknown.
  private func isOnMyServices(_ title: TitleSummary) -> Bool? {
    details[title.id]?.services.map { offered in offered.contains { myServices.ids.contains($0.id) } }
  }

  private func sorted(_ titles: [TitleSummary]) -> [TitleSummary] {
    switch order {
    case .added: titles
    case .name: titles.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    case .year: titles.sorted { ($0.years ?? "") > ($1.years ?? "") }
    case .runningTime: titles.sorted { (minutes(of: $0) ?? .max) < (minutes(of: $1) ?? .max) }
    case .score: titles.sorted { (details[$0.id]?.voteAverage ?? 0) > (details[$1.id]?.voteAverage ?? 0) }
    }
  }
}

extension StateMessage {
  /// The message for an empty watchlist.
  public static let emptyWatchlist = StateMessage(
    icon: "view-list-bullet-symbolic", title: tr("Your Watchlist Is Empty"),
    explanation: tr("Press Watchlist on the page of any film or series, and it appears here."))
}
