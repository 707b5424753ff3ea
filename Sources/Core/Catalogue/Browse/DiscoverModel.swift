import AppFoundation
import LoadingState
import Localization
import Observation
import TMDB

/// The sorted and filtered titles of a group such as a genre. A change of the order or the filters sends a new request.
@MainActor @Observable
public final class DiscoverModel {
  public private(set) var query: TitleQuery
  /// The titles that match the query.
  public let titles: PagedListModel<TitleCard>
  /// The watch providers in the user's country, best known first, or `nil` if the country is unknown.
  public let watchProviders: PageModel<[WatchOffers.Provider]>?
  public let texts: QueryTexts
  /// The watch providers that the user subscribes to.
  public let myServices: MyServices
  @ObservationIgnored private let find: (TitleQuery) -> RowPages<TitleCard>

  init(
    _ query: TitleQuery, titles: PagedListModel<TitleCard>, watchProviders: PageModel<[WatchOffers.Provider]>?,
    texts: QueryTexts, myServices: MyServices, find: @escaping (TitleQuery) -> RowPages<TitleCard>
  ) {
    self.query = query
    self.titles = titles
    self.watchProviders = watchProviders
    self.texts = texts
    self.myServices = myServices
    self.find = find
  }

  /// Replaces the query and its titles. It does nothing if the query is the same.
  public func search(for query: TitleQuery) {
    guard query != self.query else { return }
    self.query = query
    titles.replace(with: find(query), nothing: .nothing(isFiltered: !query.filters.isEmpty))
  }

  /// Changes the query. It does nothing if the query remains the same.
  public func change(_ change: (inout TitleQuery) -> Void) {
    var query = query
    change(&query)
    search(for: query)
  }

  public func remove(_ filter: QueryFilter) { search(for: query.removing(filter)) }
  public func removeFilters() { search(for: query.unfiltered) }

  /// Limits the titles to those that the user's services offer, or removes this filter. It does nothing if the user has
  /// chosen no services.
  public func limitToMyServices(_ isLimited: Bool) { change { $0.myServices = isLimited ? myServices.ids : [] } }

  /// Applies a change of the user's services to the query.
  public func updateMyServices() { if !query.myServices.isEmpty { limitToMyServices(true) } }

  /// Returns a filter's text, or `nil` if the filter is inactive.
  public func text(of filter: QueryFilter) -> String? {
    texts.text(filter, of: query, watchProviders: watchProviders?.state.content ?? [])
  }
}

extension StateMessage {
  fileprivate static func nothing(isFiltered: Bool) -> StateMessage {
    guard isFiltered else { return .emptyList }
    return StateMessage(
      icon: "edit-find-symbolic", title: tr("No Titles Found"), explanation: tr("No titles match all of your filters."),
      button: tr("Remove Filters"), action: .app(.removeFilters))
  }
}
