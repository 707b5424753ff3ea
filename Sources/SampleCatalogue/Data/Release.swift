/// One release of a film in one country. The first at home is a fact, as far as it is known; the others are sample
/// figures, made from the id.
struct Release: Sendable {
  /// TMDB's numbers for the ways in which a film comes out.
  enum Kind: Int, Sendable {
    case premiere = 1
    case theatrical = 3
    case digital = 4
    case television = 6
  }

  let country: String
  let kind: Kind
  /// As TMDB writes days.
  let date: String
  let certification: String
}

extension Film {
  /// How it was first released: on television for a television film, else in cinemas.
  var releaseKind: Release.Kind { genres.contains(10_770) ? .television : .theatrical }

  /// Every release: at home, and in each country whose age rating is known, in the order of their codes.
  ///
  /// - Parameter ages: the film's age ratings by country.
  func releases(_ ages: [String: String]) -> [Release] {
    let home = countries.first
    return Set(ages.keys).union(home.map { [$0] } ?? []).sorted().flatMap { country in
      releases(in: country, isHome: country == home, ages[country] ?? "")
    }
  }
}

extension Film {
  private func releases(in country: String, isHome: Bool, _ certification: String) -> [Release] {
    let date = isHome ? releaseDate : Day.text(releaseDate, after: daysOnTheWay(to: country))
    var releases = [Release(country: country, kind: releaseKind, date: date, certification: certification)]
    // Some have been shown before they were rated, so that the first entry of a country is not always the one with words.
    if isHome, id.isMultiple(of: 4) {
      releases.insert(Release(country: country, kind: .premiere, date: date, certification: ""), at: 0)
    }
    if isHome, (year ?? 0) >= 1_995 {
      let later = Day.text(releaseDate, after: 120)
      releases.append(Release(country: country, kind: .digital, date: later, certification: certification))
    }
    return releases
  }

  /// Two weeks to ten months.
  private func daysOnTheWay(to country: String) -> Int {
    let salt = country.utf8.reduce(UInt64(20)) { $0 &* 31 &+ UInt64($1) }
    return 14 + Int(Figures.fraction(of: id, salt: salt) * 290)
  }
}
