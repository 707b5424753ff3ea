import AppFoundation
import LoadingState
import TMDB
import TitleIdentity

/// The watch providers in the user's country, best known first.
extension PageModel where Page == [WatchOffers.Provider] {
  /// Creates a model of the watch providers of films or of series, or returns `nil` if the country is unknown.
  convenience init?(
    watchProvidersOf kind: TitleID.Kind, _ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()
  ) {
    let format = pages.format
    guard let region = format.region else { return nil }
    let target = kind == .movie ? WatchProviderTarget.movies(in: region) : WatchProviderTarget.shows(in: region)
    let request = pages.client.request(target) {
      WatchOffers.Provider.best(of: $0.providers, in: region, format: format)
    }
    self.init(request, clock: clock)
  }

  /// Creates a model of all watch providers of films and series, or returns `nil` if the country is unknown.
  ///
  /// - Parameter country: The country's code; by default, the user's country.
  public convenience init?(
    allWatchProviders pages: PageClient, in country: String? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    let (client, format) = (pages.client, pages.format)
    guard let region = country ?? format.region else { return nil }
    let request = Request { () async throws(TMDBError) in
      let films = try await client.providers(of: WatchProviderTarget.movies(in: region))
      let series = try await client.providers(of: WatchProviderTarget.shows(in: region))
      return WatchOffers.Provider.best(of: films + series, in: region, format: format, limit: 400)
    }
    self.init(request, clock: clock)
  }
}

extension CachingClient {
  /// Returns TMDB's providers or, if it can't be reached, the cached ones.
  fileprivate func providers(of target: Target<WatchProviderList>) async throws(TMDBError) -> [WatchProvider] {
    do throws(TMDBError) {
      return try await value(of: target).providers
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
