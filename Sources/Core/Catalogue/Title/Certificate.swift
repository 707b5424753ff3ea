import AppFoundation
import Localization
import TMDB

/// The age rating of a title in the user's country. There is none if the country hasn't rated the title, because
/// another country's rating would have a different meaning.
public struct Certificate: Hashable, Sendable {
  /// The rating in the country's notation, such as "PG-13" or "12".
  public var text: String
  /// The rating with the country's name for screen readers, because a number alone would be ambiguous.
  public var accessibleLabel: String
  /// The country's reasons for the rating, which are often empty.
  public var reasons: [String]

  init?(_ text: String, reasons: [String], region: String, format: PageFormat) {
    self.text = BoundedText.line(text, maximumLength: 20)
    guard !self.text.isEmpty else { return nil }
    accessibleLabel = tr(
      "certificate {certificate} in {country}",
      ["certificate": self.text, "country": format.country(region) ?? region])
    self.reasons = reasons.prefix(10).map { BoundedText.line($0, maximumLength: 60) }
  }
}

extension Certificate {
  /// Creates a film's rating, preferably that of its theatrical release.
  init?(_ dates: ReleaseDates?, format: PageFormat) {
    guard let region = format.region else { return nil }
    let rated = dates?.releases(in: region).filter { $0.certification?.allSatisfy(\.isWhitespace) == false } ?? []
    guard let release = rated.min(by: { $0.rank < $1.rank }) else { return nil }
    self.init(release.certification ?? "", reasons: release.descriptors, region: region, format: format)
  }

  /// Creates a series' rating.
  init?(_ ratings: ContentRatings?, format: PageFormat) {
    guard let region = format.region else { return nil }
    let own = ratings?.rows.first { rating in
      rating.country.uppercased() == region && !rating.rating.allSatisfy(\.isWhitespace)
    }
    guard let own else { return nil }
    self.init(own.rating, reasons: own.descriptors, region: region, format: format)
  }
}

extension ReleaseDates {
  /// Returns all releases in a country.
  func releases(in region: String) -> [Release] {
    rows.filter { $0.country.uppercased() == region }.flatMap(\.releases)
  }

  /// Returns the day of a film's theatrical release in a country, or else of its most important other release.
  func day(in region: String) -> DayDate? {
    let dated = releases(in: region).compactMap { release in
      DayDate(release.date).map { (rank: release.rank, day: $0) }
    }
    return dated.min { ($0.rank, $0.day) < ($1.rank, $1.day) }?.day
  }
}

extension Release {
  /// The release's importance. Lower values are more important.
  fileprivate var rank: Int {
    switch type {
    case ReleaseType.theatrical: 0
    case ReleaseType.theatricalLimited: 1
    case ReleaseType.premiere: 2
    case ReleaseType.digital: 3
    case ReleaseType.physical: 4
    case ReleaseType.television: 5
    default: 6
    }
  }
}
