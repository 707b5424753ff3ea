/// The discover parameters for releases. A single release must match them all.
struct ReleaseFilter: Sendable {
  private let dates: Bounds<String>
  private let year: Int?
  private let kinds: IDExpression?
  private let region: String?

  /// Parses the parameters, or returns `nil` if they have no effect, as with only a region.
  init?(_ parameters: Parameters) throws(ErrorResponse) {
    dates = try parameters.days("release_date")
    year = try parameters.int("year")
    kinds = IDExpression(parameters["with_release_type"])
    region = parameters["region"]
    if dates.minimum == nil, dates.maximum == nil, year == nil, kinds == nil { return nil }
  }

  func matches(_ releases: [Release]) -> Bool {
    let suitable = releases.filter { release in
      (region == nil || release.country == region) && dates.contains(release.date)
        && (year == nil || Int(release.date.prefix(4)) == year)
    }
    return !suitable.isEmpty && kinds?.matches(suitable.map(\.kind.rawValue)) != false
  }
}

/// The discover parameters for age ratings. They have no effect without a country.
struct AgeFilter: Sendable {
  private let country: String
  private let exact: IDExpression?
  private let minimum: String?
  private let maximum: String?

  /// Parses the parameters, or returns `nil` if they have no effect.
  init?(_ parameters: Parameters) {
    exact = IDExpression(parameters["certification"])
    minimum = parameters["certification.gte"]
    maximum = parameters["certification.lte"]
    guard let country = parameters["certification_country"], exact != nil || minimum != nil || maximum != nil else {
      return nil
    }
    self.country = country
  }

  /// Returns whether a movie matches.
  ///
  /// - Parameters:
  ///   - ages: The movie's age ratings by country.
  ///   - order: The order of each country's ratings.
  func matches(_ ages: [String: String], _ order: Ages.Order) -> Bool {
    guard let certification = ages[country], exact?.matches([certification]) != false else { return false }
    if minimum == nil, maximum == nil { return true }
    let place = { (text: String) in order.place(of: text, in: country) }
    guard let own = place(certification) else { return false }
    if let minimum { guard let bound = place(minimum), own >= bound else { return false } }
    if let maximum { guard let bound = place(maximum), own <= bound else { return false } }
    return true
  }
}
