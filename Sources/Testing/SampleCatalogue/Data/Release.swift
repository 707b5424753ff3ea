/// A release of a movie in one country. The first release in the home country is a known fact; the others are computed
/// from the ID.
struct Release: Sendable {
  /// TMDB's numbers for the types of release.
  enum Kind: Int, Sendable {
    case premiere = 1
    case theatrical = 3
    case digital = 4
    case television = 6
  }

  let country: String
  let kind: Kind
  /// The day in TMDB's format.
  let date: String
  let certification: String
}

extension SampleMovie {
  /// The type of the first release: on television for a television movie, otherwise in cinemas.
  var releaseKind: Release.Kind { genres.contains(10_770) ? .television : .theatrical }

  /// Returns the releases in the home country and in each country with a known age rating, sorted by country code.
  ///
  /// - Parameter ages: The movie's age ratings by country.
  func releases(_ ages: [String: String]) -> [Release] {
    let home = countries.first
    return Set(ages.keys).union(home.map { [$0] } ?? []).sorted().flatMap { country in
      releases(in: country, isHome: country == home, ages[country] ?? "")
    }
  }
}

extension SampleMovie {
  private func releases(in country: String, isHome: Bool, _ certification: String) -> [Release] {
    let date = isHome ? releaseDate : Day.text(releaseDate, after: releaseDelay(to: country))
    var releases = [Release(country: country, kind: releaseKind, date: date, certification: certification)]
    // Some movies premiered before they were rated, so a country's first entry doesn't always have a certification.
    if isHome, id.isMultiple(of: 4) {
      releases.insert(Release(country: country, kind: .premiere, date: date, certification: ""), at: 0)
    }
    if isHome, (year ?? 0) >= 1_995 {
      let later = Day.text(releaseDate, after: 120)
      releases.append(Release(country: country, kind: .digital, date: later, certification: certification))
    }
    return releases
  }

  /// Returns the delay of the release in another country: two weeks to ten months.
  private func releaseDelay(to country: String) -> Int {
    let salt = country.utf8.reduce(UInt64(20)) { $0 &* 31 &+ UInt64($1) }
    return 14 + Int(Pseudorandom.fraction(of: id, salt: salt) * 290)
  }
}
