/// A service where titles can be watched, as `services.json` holds it: its name and number at TMDB are facts, what it
/// shows is a sample.
struct Service: Decodable, Sendable {
  enum Offer: String, Decodable, CaseIterable, Sendable {
    case flatrate, free, ads, rent, buy
  }

  let id: Int
  let name: String
  /// What it does with everything it has.
  let offers: [Offer]
  /// Where it is; everywhere when none is named.
  let regions: [String]
  /// Which part of all films it has, 0 to 1.
  let movie: Double
  /// Which part of all series it has.
  let tv: Double
  /// Whose series it always has.
  let networks: [String]

  /// The number of its logo, which like all of the catalogue's is far above TMDB's.
  var pictureID: Int { 900_000_000 + id }
}

/// All services, in the order in which they are shown.
struct Services: Sendable {
  let all: [Service]

  /// Where anything can be watched.
  static let regions = ["AU", "BR", "CA", "DE", "ES", "FR", "GB", "IN", "IT", "JP", "SE", "US"]

  /// Those of one country, each with its place in the list.
  func inRegion(_ region: String) -> [(place: Int, service: Service)] {
    guard Self.regions.contains(region) else { return [] }
    return all.enumerated().filter { $1.regions.isEmpty || $1.regions.contains(region) }.map { ($0, $1) }
  }

  /// Where a title can be watched in one country. A title that is nowhere is so everywhere.
  func offering(_ title: WatchedTitle, in region: String) -> [(place: Int, service: Service)] {
    guard Figures.fraction(of: title.id, salt: 40) >= 0.1 else { return [] }
    return inRegion(region).filter { has($0.service, title, in: region) }
  }
}

/// What decides where a title can be watched.
struct WatchedTitle: Sendable {
  let id: Int
  let networks: [String]
  let isSeries: Bool
}

extension Film {
  var watched: WatchedTitle { WatchedTitle(id: id, networks: [], isSeries: false) }
}

extension Series {
  var watched: WatchedTitle { WatchedTitle(id: id, networks: networks, isSeries: true) }
}

extension Services {
  /// A shop has a title in all its countries or in none; who rents a licence has it in some.
  private func has(_ service: Service, _ title: WatchedTitle, in region: String) -> Bool {
    if service.networks.contains(where: title.networks.contains) { return true }
    let place = service.offers.contains(.buy) ? "" : region
    let salt = place.utf8.reduce(UInt64(service.id) &* 1_009) { $0 &* 31 &+ UInt64($1) }
    return Figures.fraction(of: title.id, salt: salt) < (title.isSeries ? service.tv : service.movie)
  }
}
