/// The discover parameters for watch providers. As on TMDB, they have no effect without a region.
struct OfferFilter: Sendable {
  private let region: String
  private let wanted: IDExpression?
  private let unwanted: IDExpression?
  private let offers: IDExpression?

  /// Parses the parameters, or returns `nil` if they have no effect.
  init?(_ parameters: Parameters) {
    wanted = IDExpression(parameters["with_watch_providers"])
    unwanted = IDExpression(parameters["without_watch_providers"])
    offers = IDExpression(parameters["with_watch_monetization_types"])
    guard let region = parameters["watch_region"], wanted != nil || unwanted != nil || offers != nil else { return nil }
    self.region = region
  }

  /// Returns whether a title matches. A requested provider counts only if it has an offer of a requested type.
  func matches(_ title: WatchedTitle, _ services: Services) -> Bool {
    let offering = services.offering(title, in: region).map(\.service)
    if unwanted?.mentions(offering.map(\.id)) == true { return false }
    guard let offers else { return wanted?.matches(offering.map(\.id)) != false }
    let suitable = offering.filter { offers.mentions($0.offers.map(\.rawValue)) }
    if let wanted { return wanted.matches(suitable.map(\.id)) && offers.matches(Self.kinds(suitable)) }
    return offers.matches(Self.kinds(suitable))
  }

  private static func kinds(_ services: [Service]) -> [String] {
    services.flatMap { $0.offers.map(\.rawValue) }
  }
}
