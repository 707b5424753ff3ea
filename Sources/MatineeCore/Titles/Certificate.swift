import TMDB

/// From which age a title may be seen in the reader's country. There is none where that country has none: another
/// country's would mean something else.
public struct Certificate: Hashable, Sendable {
  /// In the words of the country: "PG-13", "12".
  public var text: String
  /// With the country's name, to be said: a number alone would not tell what it is.
  public var spoken: String
  /// Why, in the country's words; often empty.
  public var reasons: [String]

  init?(_ text: String, reasons: [String], region: String, format: PageFormat) {
    self.text = BoundedText.line(text, most: 20)
    guard !self.text.isEmpty else { return nil }
    spoken = "certificate \(self.text) in \(format.country(region) ?? region)"
    self.reasons = reasons.prefix(10).map { BoundedText.line($0, most: 60) }
  }
}

extension Certificate {
  /// Of a film: as it was in cinemas, where that is known.
  init?(_ dates: ReleaseDates?, format: PageFormat) {
    guard let region = format.region else { return nil }
    let rated = dates?.releases(in: region).filter { $0.certification?.allSatisfy(\.isWhitespace) == false } ?? []
    guard let release = rated.min(by: { $0.standing < $1.standing }) else { return nil }
    self.init(release.certification ?? "", reasons: release.descriptors, region: region, format: format)
  }

  /// Of a series.
  init?(_ ratings: ContentRatings?, format: PageFormat) {
    guard let region = format.region else { return nil }
    let own = ratings?.ratings.first { rating in
      rating.country.uppercased() == region && !rating.rating.allSatisfy(\.isWhitespace)
    }
    guard let own else { return nil }
    self.init(own.rating, reasons: own.descriptors, region: region, format: format)
  }
}

extension ReleaseDates {
  /// All releases in one country.
  func releases(in region: String) -> [Release] {
    countries.filter { $0.country.uppercased() == region }.flatMap(\.releases)
  }

  /// When a film came to the cinemas of a country; where it did not, when it could first be seen there.
  func day(in region: String) -> DayDate? {
    let dated = releases(in: region).compactMap { release in
      DayDate(release.date).map { (standing: release.standing, day: $0) }
    }
    return dated.min { ($0.standing, $0.day) < ($1.standing, $1.day) }?.day
  }
}

extension Release {
  /// Which release counts: the smaller, the more.
  fileprivate var standing: Int {
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
