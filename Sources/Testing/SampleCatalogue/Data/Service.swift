/// A watch provider in `services.json`. Its name and its ID on TMDB are real, its offers are samples.
struct Service: Decodable, Sendable {
  enum Offer: String, Decodable, CaseIterable, Sendable {
    case flatrate, free, ads, rent, buy
  }

  let id: Int
  let name: String
  /// The types of its offers, for every title it has.
  let offers: [Offer]
  /// The countries where it is available. If empty, it is available everywhere.
  let regions: [String]
  /// The fraction of all movies that it offers, 0 to 1.
  let movie: Double
  /// The fraction of all shows that it offers, 0 to 1.
  let tv: Double
  /// The networks whose shows it always offers.
  let networks: [String]

  /// The ID of its logo. Like all IDs in the catalogue it is far above TMDB's.
  var pictureID: Int { 900_000_000 + id }
}

/// All watch providers in display order.
struct Services: Sendable {
  let all: [Service]

  /// The countries that have watch providers.
  static let regions = ["AU", "BR", "CA", "DE", "ES", "FR", "GB", "IN", "IT", "JP", "SE", "US"]

  /// Returns a country's watch providers, each with its index in the list.
  func inRegion(_ region: String) -> [(place: Int, service: Service)] {
    guard Self.regions.contains(region) else { return [] }
    return all.enumerated().filter { $1.regions.isEmpty || $1.regions.contains(region) }.map { ($0, $1) }
  }

  /// Returns the watch providers that offer a title in a country. A title without offers has none in any country.
  func offering(_ title: WatchedTitle, in region: String) -> [(place: Int, service: Service)] {
    guard Pseudorandom.fraction(of: title.id, salt: 40) >= 0.1 else { return [] }
    return inRegion(region).filter { has($0.service, title, in: region) }
  }
}

/// The properties of a title that determine its watch providers.
struct WatchedTitle: Sendable {
  let id: Int
  let networks: [String]
  let isShow: Bool
}

extension SampleMovie {
  var watched: WatchedTitle { WatchedTitle(id: id, networks: [], isShow: false) }
}

extension SampleShow {
  var watched: WatchedTitle { WatchedTitle(id: id, networks: networks, isShow: true) }
}

extension Services {
  /// Returns whether a watch provider offers a title. Shops have a title in all countries or none, streaming services
  /// in some.
  private func has(_ service: Service, _ title: WatchedTitle, in region: String) -> Bool {
    if service.networks.contains(where: title.networks.contains) { return true }
    let place = service.offers.contains(.buy) ? "" : region
    let salt = place.utf8.reduce(UInt64(service.id) &* 1_009) { $0 &* 31 &+ UInt64($1) }
    return Pseudorandom.fraction(of: title.id, salt: salt) < (title.isShow ? service.tv : service.movie)
  }
}
