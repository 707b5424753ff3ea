import AppFoundation
import LoadingState
import TMDB
import TitleIdentity

/// Models for discovering titles.
extension Services {
  /// Returns a model of a group's titles, which can be sorted and filtered.
  ///
  /// - Parameter myServices: The watch providers that the user subscribes to.
  @MainActor
  public func discover(_ group: TitleGroup, myServices: MyServices = MyServices()) -> DiscoverModel {
    let query = TitleQuery(group)
    return DiscoverModel(
      query, titles: model(of: query), watchProviders: watchProviders(for: group.kind), texts: QueryTexts(pageFormat),
      myServices: myServices
    ) { self.pages(of: $0) }
  }

  /// Returns a model of the titles that match a query.
  @MainActor
  func model(of query: TitleQuery) -> PagedListModel<TitleCard> {
    let kind = query.kind
    return PagedListModel(
      pages(of: query), clock: clock, counted: { kind == .movie ? MovieList.counted($0) : ShowList.counted($0) })
  }

  private func pages(of query: TitleQuery) -> RowPages<TitleCard> {
    let format = pageFormat
    switch query.kind {
    case .movie:
      let target = DiscoverTarget.movies(query.filmFilter(region: format.region))
      return RowPages(target, of: self) { TitleCard($0, format: format) }
    case .show:
      let target = DiscoverTarget.shows(query.seriesFilter(region: format.region))
      return RowPages(target, of: self) { TitleCard($0, format: format) }
    }
  }

  @MainActor
  private func watchProviders(for kind: TitleID.Kind) -> PageModel<[WatchOffers.Provider]>? {
    let format = pageFormat
    guard let region = format.region else { return nil }
    let target = kind == .movie ? WatchProviderTarget.movies(in: region) : WatchProviderTarget.shows(in: region)
    return PageModel(
      request(target) { WatchOffers.Provider.best(of: $0.providers, in: region, format: format) }, clock: clock)
  }
}

extension Services {
  /// Returns a model of all watch providers of films and series in the user's country, best known first, or `nil` if
  /// the country is unknown.
  @MainActor
  public func watchProviders() -> PageModel<[WatchOffers.Provider]>? {
    let format = pageFormat
    guard let region = format.region else { return nil }
    let request = Request { () async throws(TMDBError) in
      let films = try await providers(of: WatchProviderTarget.movies(in: region))
      let series = try await providers(of: WatchProviderTarget.shows(in: region))
      return WatchOffers.Provider.best(of: films + series, in: region, format: format, limit: 400)
    }
    return PageModel(request, clock: clock)
  }

  /// Returns TMDB's providers or, if it can't be reached, the cached ones.
  private func providers(of target: Target<WatchProviderList>) async throws(TMDBError) -> [WatchProvider] {
    do throws(TMDBError) {
      return try await client.value(of: target).providers
    } catch {
      guard let cached = try? await cacheClient?.value(of: target) else { throw error }
      return cached.providers
    }
  }
}

extension WatchOffers.Provider {
  /// Returns the providers to offer as filters, without duplicates, best known in the country first.
  fileprivate static func best(
    of providers: [WatchProvider], in region: String, format: PageFormat, limit: Int = maximumProviders
  ) -> [WatchOffers.Provider] {
    var seen: Set<WatchProvider.ID> = []
    let named = providers.filter { !$0.name.isEmpty && seen.insert($0.id).inserted }
    let priority = { (provider: WatchProvider) in provider.displayPriorities[region] ?? provider.displayPriority }
    return named.sorted { priority($0) < priority($1) }.prefix(limit).map { provider in
      WatchOffers.Provider(
        id: provider.id, name: BoundedText.line(provider.name, maximumLength: 100),
        logo: format.picture(provider.logoPath, .logo))
    }
  }
}

/// The maximum number of providers to filter by. A longer list would be impractical.
private let maximumProviders = 60
