import AppFoundation
import Foundation
import Localization
import TMDB

/// The watch providers of a title in the user's country.
///
/// The data comes from JustWatch. TMDB requires its attribution wherever the data is shown: see ``attribution``.
public struct WatchOffers: Hashable, Sendable {
  /// The terms of an offer. The raw values are keys in JSON.
  public enum Terms: String, CaseIterable, Hashable, Sendable {
    case subscription = "Subscription"
    case free = "Free"
    case ads = "Free with Ads"
    case rent = "Rent"
    case buy = "Buy"

    /// The title in header capitalization.
    public var title: String {
      switch self {
      case .subscription: tr("Subscription")
      case .free: tr("Free")
      case .ads: tr("Free with Ads")
      case .rent: tr("Rent")
      case .buy: tr("Buy")
      }
    }
  }

  public struct Group: Identifiable, Hashable, Sendable {
    public var terms: Terms
    public var providers: [Provider]
    public var id: Terms { terms }
    /// The title in header capitalization.
    public var title: String { terms.title }
  }

  public struct Provider: Identifiable, Hashable, Sendable {
    public let id: WatchProvider.ID
    public var name: String
    public var logo: URL?
  }

  /// A provider with all of its terms.
  public struct Service: Identifiable, Hashable, Sendable {
    public var provider: Provider
    public var terms: [Terms]
    public var id: WatchProvider.ID { provider.id }
    /// Whether the title needs no payment of its own.
    public var isIncluded: Bool { terms.contains { $0 != .rent && $0 != .buy } }
  }

  /// The name of the data's source, which must be shown with the data.
  public static let attribution = "JustWatch"

  /// The country's name.
  public var country: String
  public var groups: [Group]
  /// The address of TMDB's page with links to the providers.
  public var link: URL?
}

extension WatchOffers {
  /// Returns each provider once, the user's own first, then those with the best terms.
  public func services(mine: Set<Provider.ID>) -> [Service] {
    var services: [Service] = []
    for group in groups {
      for provider in group.providers {
        if let index = services.firstIndex(where: { $0.id == provider.id }) {
          services[index].terms.append(group.terms)
        } else {
          services.append(Service(provider: provider, terms: [group.terms]))
        }
      }
    }
    return services.filter { mine.contains($0.id) } + services.filter { !mine.contains($0.id) }
  }
}

extension WatchOffers {
  /// - Returns: `nil` if there are no offers in the user's country, or the country is unknown.
  init?(_ providers: WatchProviders?, format: PageFormat) {
    guard let region = format.region, let own = providers?.countries[region] else { return nil }
    country = format.country(region) ?? region
    link = format.web(own.link)
    groups = Terms.allCases.compactMap { terms in
      let offered = own.providers(on: terms).sorted { $0.displayPriority < $1.displayPriority }
      var seen: Set<WatchProvider.ID> = []
      let distinct = offered.filter { !$0.name.isEmpty && seen.insert($0.id).inserted }.prefix(60)
      let shown = distinct.map { provider in
        Provider(
          id: provider.id, name: BoundedText.line(provider.name, maximumLength: 100),
          logo: format.picture(provider.logoPath, .logo))
      }
      return shown.isEmpty ? nil : Group(terms: terms, providers: shown)
    }
    guard !groups.isEmpty else { return nil }
  }
}

extension CountryWatchProviders {
  fileprivate func providers(on terms: WatchOffers.Terms) -> [WatchProvider] {
    switch terms {
    case .subscription: subscription
    case .free: free
    case .ads: ads
    case .rent: rent
    case .buy: buy
    }
  }
}
