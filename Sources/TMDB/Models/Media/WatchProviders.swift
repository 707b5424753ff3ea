/// Where a title can be seen, country by country. The data are JustWatch's: an app that shows them must say so.
public struct WatchProviders: Hashable, Sendable {
  /// The title's id, where this was asked for by itself.
  public var id: Int?
  /// By ISO 3166-1 code.
  public var countries: [String: CountryWatchProviders] = [:]

  /// Makes an empty one.
  public init() {}
}

extension WatchProviders: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &countries)
  }
}

/// Where a title can be seen in one country.
public struct CountryWatchProviders: Hashable, Sendable {
  /// TMDB's page that leads on to the services.
  public var link: String?
  /// With a subscription.
  public var subscription: [WatchProvider] = []
  /// For nothing.
  public var free: [WatchProvider] = []
  /// With advertisements.
  public var ads: [WatchProvider] = []
  /// For rent.
  public var rent: [WatchProvider] = []
  /// For sale.
  public var buy: [WatchProvider] = []

  /// Makes an empty one.
  public init() {}
}

extension CountryWatchProviders: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("link", into: &link)
    row.read("flatrate", into: &subscription)
    row.read("free", into: &free)
    row.read("ads", into: &ads)
    row.read("rent", into: &rent)
    row.read("buy", into: &buy)
  }
}

/// A service where titles can be seen.
public struct WatchProvider: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// What it is called.
  public var name = ""
  /// The logo.
  public var logoPath: ImagePath?
  /// The place in a list: least first.
  public var displayPriority = 0
  /// The place in a list, by ISO 3166-1 code; in the list of all services.
  public var displayPriorities: [String: Int] = [:]

  /// Makes one of its id; all else is empty.
  public init(id: Int) {
    self.id = id
  }
}

extension WatchProvider: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("provider_id")
    row.read("provider_name", into: &name)
    row.read("logo_path", into: &logoPath)
    row.read("display_priority", into: &displayPriority)
    row.read("display_priorities", into: &displayPriorities)
  }
}

/// The services that TMDB knows.
public struct WatchProviderList: Hashable, Sendable {
  /// In the order of TMDB.
  public var providers: [WatchProvider] = []

  /// Makes an empty one.
  public init() {}
}

extension WatchProviderList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("results", into: &providers)
  }
}

/// The countries for which TMDB knows services.
public struct WatchRegionList: Hashable, Sendable {
  /// In the order of TMDB.
  public var countries: [Country] = []

  /// Makes an empty one.
  public init() {}
}

extension WatchRegionList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("results", into: &countries)
  }
}
