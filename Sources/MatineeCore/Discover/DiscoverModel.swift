import LoadingState
import Observation
import TMDB

/// The titles of a genre, in an order and narrowed by filters; a change of either asks anew.
@MainActor @Observable
public final class DiscoverModel {
  public private(set) var query: TitleQuery
  /// The titles that the query finds.
  public let titles: PagedListModel<TitleCard>
  /// The services of the reader's country, the best known first; `nil` where no country is known.
  public let services: PageModel<[WatchOffers.Provider]>?
  public let texts: QueryTexts
  @ObservationIgnored private let find: (TitleQuery) -> RowPages<TitleCard>

  init(
    _ query: TitleQuery, titles: PagedListModel<TitleCard>, services: PageModel<[WatchOffers.Provider]>?,
    texts: QueryTexts, find: @escaping (TitleQuery) -> RowPages<TitleCard>
  ) {
    self.query = query
    self.titles = titles
    self.services = services
    self.texts = texts
    self.find = find
  }

  /// Looks for other titles. The same query asks for nothing.
  public func look(for query: TitleQuery) {
    guard query != self.query else { return }
    self.query = query
    titles.replace(with: find(query), nothing: .nothing(isFiltered: !query.filters.isEmpty))
  }

  public func remove(_ filter: QueryFilter) { look(for: query.removing(filter)) }
  public func removeFilters() { look(for: query.unfiltered) }

  /// The filters that hold, each with its words.
  public var chips: [(filter: QueryFilter, words: String)] {
    let known = services?.state.content ?? []
    return query.filters.compactMap { filter in
      texts.words(filter, of: query) { id in known.first { $0.id == id }?.name }.map { (filter, $0) }
    }
  }
}

extension StateMessage {
  /// What the button of a message asks where filters let nothing through.
  public static let removeFilters = "remove-filters"

  fileprivate static func nothing(isFiltered: Bool) -> StateMessage {
    guard isFiltered else { return .emptyList }
    return StateMessage(
      icon: "edit-find-symbolic", title: "No Titles Found", explanation: "No title passes all of the filters.",
      button: "Remove Filters", action: .custom(removeFilters))
  }
}
