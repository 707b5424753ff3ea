import AppFoundation
import LoadingState
import Localization
import Observation
import TMDB
import TitleIdentity

/// The action of a message about titles of a group.
public enum DiscoverAction: MessageAction {
  case removeFilters
  /// Requests further pages, because the filters hide all titles of the first ones.
  case lookFurther
}

/// The sorted and filtered titles of a group such as a genre. A change of the order or the filters sends a new request.
@MainActor @Observable
public final class DiscoverModel {
  public private(set) var query: TitleQuery
  /// The titles that match the query.
  public let titles: PagedListModel<TitleCard>
  /// The watch providers in the user's country, best known first, or `nil` if the country is unknown.
  public let watchProviders: PageModel<[WatchOffers.Provider]>?
  public let texts: QueryTexts
  /// The filters by what the user has done with titles.
  public var personalFilters: Set<PersonalFilter> = [] {
    didSet { if personalFilters != oldValue { visibleTitles.restart() } }
  }
  /// The loaded titles that pass ``personalFilters``.
  @ObservationIgnored public private(set) lazy var visibleTitles = RowFilter(titles, personalFiltersOf: self)
  /// The watch providers that the user subscribes to.
  public let myServices: MyServices
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored fileprivate let uses: (any TitleUseProviding)?

  /// - Parameters:
  ///   - myServices: The watch providers that the user subscribes to.
  ///   - uses: What the user has done with titles; without it, there are no ``personalFilters``.
  public init(
    _ group: TitleGroup, _ pages: PageClient, myServices: MyServices = MyServices(),
    uses: (any TitleUseProviding)? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    let query = TitleQuery(group)
    self.query = query
    titles = PagedListModel(of: query, pages, clock: clock)
    watchProviders = PageModel(watchProvidersOf: group.kind, pages, clock: clock)
    texts = QueryTexts(pages.format)
    self.myServices = myServices
    self.uses = uses
    self.pages = pages
  }

  /// Replaces the query and its titles. It does nothing if the query is the same.
  public func search(for query: TitleQuery) {
    guard query != self.query else { return }
    self.query = query
    titles.replace(with: RowPages(of: query, pages), nothing: .nothing(isFiltered: !query.filters.isEmpty))
    visibleTitles.restart()
  }

  /// Changes the query. It does nothing if the query remains the same.
  public func change(_ change: (inout TitleQuery) -> Void) {
    var query = query
    change(&query)
    search(for: query)
  }

  public func remove(_ filter: QueryFilter) { search(for: query.removing(filter)) }
  public func removeFilters() {
    personalFilters = []
    search(for: query.unfiltered)
  }

  /// Whether the user can filter by what they have done with titles.
  public var hasPersonalFilters: Bool { uses != nil }

  /// Limits the titles to those that the user's services offer, or removes this filter. It does nothing if the user has
  /// chosen no services.
  public func limitToMyServices(_ isLimited: Bool) { change { $0.myServices = isLimited ? myServices.ids : [] } }

  /// Applies a change of the user's services to the query.
  public func updateMyServices() { if !query.myServices.isEmpty { limitToMyServices(true) } }

  /// The maximum running times, in minutes, that have a chip of their own.
  public var quickLengths: [Int] { query.kind == .movie ? [90, 120] : [30, 60] }

  /// The chosen one of the ``quickLengths``; `nil` for any other running time.
  public var quickLength: Int? { quickLengths.first { query.runningTime == .init(to: $0) } }

  /// Sets or removes the maximum running time.
  public func limitLength(to minutes: Int?) { change { $0.runningTime = .init(to: minutes) } }

  /// Returns the text of a filter's chip; `nil` if the filter is inactive, or has another chip that shows its value.
  public func chipText(of filter: QueryFilter) -> String? {
    filter == .runningTime && quickLength != nil ? nil : text(of: filter)
  }

  /// Returns a filter's text, or `nil` if the filter is inactive.
  func text(of filter: QueryFilter) -> String? {
    texts.text(filter, of: query, watchProviders: watchProviders?.state.content ?? [])
  }
}

extension RowFilter where Row == TitleCard {
  fileprivate convenience init(_ titles: PagedListModel<TitleCard>, personalFiltersOf model: DiscoverModel) {
    self.init(
      titles, isActive: { [weak model] in model?.personalFilters.isEmpty == false },
      admits: { [weak model] card in
        guard let model, let uses = model.uses else { return true }
        return uses.admits(card.id, model.personalFilters)
      },
      paused: { count in
        StateMessage(
          icon: "edit-find-symbolic", title: tr("Nothing Found Yet"),
          explanation: tr("Your filters hide the first {count} titles.", ["count": "\(count)"]),
          button: tr("Look Further"), action: .custom(DiscoverAction.lookFurther))
      }, empty: .nothing(isFiltered: true))
  }
}

extension RowPages where Row == TitleCard {
  /// Creates a source of the titles that match a query.
  fileprivate init(of query: TitleQuery, _ pages: PageClient) {
    let format = pages.format
    switch query.kind {
    case .movie:
      let target = DiscoverTarget.movies(query.filmFilter(region: format.region))
      self.init(target, client: pages.client) { TitleCard($0, format: format) }
    case .show:
      let target = DiscoverTarget.shows(query.seriesFilter(region: format.region))
      self.init(target, client: pages.client) { TitleCard($0, format: format) }
    }
  }
}

extension PagedListModel where Row == TitleCard {
  /// Creates a model of the titles that match a query.
  convenience init(of query: TitleQuery, _ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()) {
    let kind = query.kind
    self.init(
      RowPages(of: query, pages), clock: clock,
      counted: { kind == .movie ? MovieList.counted($0) : ShowList.counted($0) })
  }
}

extension StateMessage {
  fileprivate static func nothing(isFiltered: Bool) -> StateMessage {
    guard isFiltered else { return .emptyList }
    return StateMessage(
      icon: "edit-find-symbolic", title: tr("No Titles Found"), explanation: tr("No titles match all of your filters."),
      button: tr("Remove Filters"), action: .custom(DiscoverAction.removeFilters))
  }
}
