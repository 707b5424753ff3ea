import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import ResponseCache
import TMDB
import TitleIdentity

/// The form in which a film comes out.
public enum ReleaseKind: Hashable, Sendable {
  case cinema, digital, physical

  /// Creates the kind of a film's release in a country on one day; `nil` if TMDB has none. Of several releases on that
  /// day, the one in cinemas counts most.
  init?(of dates: ReleaseDates, in region: String, on day: DayDate) {
    let releases = dates.rows.filter { $0.country.uppercased() == region }.flatMap(\.releases)
    let types = Set(releases.filter { DayDate($0.date) == day }.compactMap(\.type))
    if !types.isDisjoint(with: [.theatrical, .theatricalLimited]) {
      self = .cinema
    } else if types.contains(.digital) {
      self = .digital
    } else if types.contains(.physical) {
      self = .physical
    } else {
      return nil
    }
  }

  /// The text, such as "In Cinemas".
  public var text: String {
    switch self {
    case .cinema: tr("In cinemas")
    // Translators: A film becomes available for streaming, rent or purchase online.
    case .digital: tr("Digital release")
    // Translators: A film comes out on disc.
    case .physical: tr("On disc")
    }
  }
}

extension ReleaseKind {
  private struct Page: Decodable {
    let dates: ReleaseDates
    private enum CodingKeys: String, CodingKey { case dates = "release_dates" }
  }

  /// Returns the kinds of films' releases in the user's country, as far as cached pages know them.
  @concurrent
  static func cached(
    _ releases: [ListedRelease], from pages: PageClient
  ) async -> [TitleReference.Key: ReleaseKind] {
    guard let cache = pages.client.cache, let region = pages.format.region else { return [:] }
    var kinds: [TitleReference.Key: ReleaseKind] = [:]
    for release in releases {
      guard let day = DayDate(number: release.released),
        let body = try? await cache.latestBody(path: "/movie/\(release.title.number)", from: pages.client.source),
        let page = try? JSONDecoder().decode(Page.self, from: body)
      else { continue }
      kinds[release.title.key] = ReleaseKind(of: page.dates, in: region, on: day)
    }
    return kinds
  }
}
