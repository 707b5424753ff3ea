/// A title's watch providers by country. Apps must credit JustWatch, the source of the data.
public struct WatchProviders: Hashable, Sendable {
  /// The title's ID; `nil` if appended to another response.
  public var id: Int?
  /// The watch providers by country code (ISO 3166-1).
  public var countries: [String: CountryWatchProviders] = [:]

  /// Creates an empty value.
  public init() {}
}

extension WatchProviders: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &countries)
  }
}

/// A title's watch providers in one country.
public struct CountryWatchProviders: Hashable, Sendable {
  /// The URL of TMDB's page with links to the providers.
  public var link: String?
  /// The providers that include the title in a subscription.
  public var subscription: [WatchProvider] = []
  /// The providers that offer the title for free.
  public var free: [WatchProvider] = []
  /// The providers that offer the title with ads.
  public var ads: [WatchProvider] = []
  /// The providers that rent the title.
  public var rent: [WatchProvider] = []
  /// The providers that sell the title.
  public var buy: [WatchProvider] = []

  /// Creates an empty value.
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

/// A service that offers titles.
public struct WatchProvider: Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The name.
  public var name = ""
  /// The logo.
  public var logoPath: ImagePath?
  /// The sort position; lower values come first.
  public var displayPriority = 0
  /// The sort positions by country code (ISO 3166-1); only in lists of all providers.
  public var displayPriorities: [String: Int] = [:]

  /// Creates a value with an ID; the other properties are empty.
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

/// The watch providers in TMDB's data.
public struct WatchProviderList: Hashable, Sendable {
  /// The providers, in TMDB's order.
  public var providers: [WatchProvider] = []

  /// Creates an empty value.
  public init() {}
}

extension WatchProviderList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("results", into: &providers)
  }
}

/// The countries for which TMDB has watch providers.
public struct WatchRegionList: Hashable, Sendable {
  /// The countries, in TMDB's order.
  public var countries: [Country] = []

  /// Creates an empty value.
  public init() {}
}

extension WatchRegionList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("results", into: &countries)
  }
}
