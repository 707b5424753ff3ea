import AppFoundation
import Catalogue
import Library
import Localization
import TMDB
import TitleIdentity
import Tracking

/// A title on the watchlist.
public struct WatchlistTitle: Identifiable, Hashable, Sendable {
  public var id: TitleID { card.id }
  public let card: TitleCard
  /// The user's service that offers the title, such as "On Netflix"; `nil` if none does. Screens that show it must
  /// credit JustWatch.
  public let availability: String?
}

/// The titles on the watchlist that the user hasn't watched: those that have arrived on the user's services, those that
/// the services offer, then the others. Of each, the ones added last come first.
@MainActor
final class WatchlistTitles {
  private typealias Titles = GrowingList<ListTitlesPage, [ListTitlesPage.Entry]>

  private let library: LibraryModel
  private let format: PageFormat
  private let myServices: MyServices
  private let arrivals: ServiceArrivals
  private let all: Titles
  private var available: Titles
  /// The services of ``available``.
  private var services: Set<WatchProvider.ID>

  init(_ library: LibraryModel, format: PageFormat, myServices: MyServices, arrivals: ServiceArrivals) {
    self.library = library
    self.format = format
    self.myServices = myServices
    self.arrivals = arrivals
    services = myServices.ids
    all = Self.titles(of: library, format.region)
    available = Self.titles(of: library, format.region, on: services)
  }

  /// The titles; `nil` until they have been read. Observable.
  var shown: [WatchlistTitle]? {
    guard let all = all.shown else { return nil }
    let first = services.isEmpty ? [] : available.shown ?? []
    let known = Set(first.map(\.title.key))
    let entries = first + all.filter { !known.contains($0.title.key) }
    let (arrived, others) = (entries.filter(hasArrived), entries.filter { !hasArrived($0) })
    return (arrived + others).prefix(HomeModel.maximumTitles).map { entry in
      WatchlistTitle(card: TitleCard(TitleSummary(entry.title, format: format)), availability: availability(of: entry))
    }
  }

  private func hasArrived(_ entry: ListTitlesPage.Entry) -> Bool { arrivals.arrival(of: entry.title.key) != nil }

  private func availability(of entry: ListTitlesPage.Entry) -> String? {
    if let arrival = arrivals.arrival(of: entry.title.key) {
      return tr("Now on {service}", ["service": arrival.serviceName])
    }
    return entry.services.first { services.contains($0.id) }.map { tr("On {service}", ["service": $0.name]) }
  }

  /// Reads the titles and starts observing them.
  func load() async {
    if services != myServices.ids {
      services = myServices.ids
      available = Self.titles(of: library, format.region, on: services)
    }
    // Other screens report a library that can't be read.
    if !services.isEmpty { _ = try? await available.load() }
    _ = try? await all.load()
  }

  /// - Parameter services: The services of which one must offer the titles; `nil` reads all titles.
  private static func titles(
    of library: LibraryModel, _ region: String?, on services: Set<WatchProvider.ID>? = nil
  ) -> Titles {
    var query = ListTitlesQuery(library, region: region)
    query.unwatchedBy = library.profile
    query.services = services
    return Titles(
      of: library, page: HomeModel.maximumTitles,
      Titles.Query(
        read: { [query] opened, limit async throws(LibraryError) in try await opened.titles(query, limit: limit) },
        observe: { [query] in $0.observeTitles(query, limit: $1) },
        show: { page, _ async throws(LibraryError) in
          page.showsUnknown ? [] : page.entries
        }))
  }
}
