// Releases and age ratings as JSON.

extension SampleMovie {
  /// Returns the response for `release_dates`, with a row of releases for each country.
  func releaseRows(_ ages: [String: String]) -> JSON {
    var countries: [(name: String, rows: [JSON])] = []
    for release in releases(ages) {
      if countries.last?.name != release.country { countries.append((release.country, [])) }
      countries[countries.count - 1].rows.append(release.row)
    }
    return ["results": .array(countries.map { ["iso_3166_1": .string($0.name), "release_dates": .array($0.rows)] })]
  }

  /// Returns the response for the older path `releases`.
  func legacyReleaseRows(_ ages: [String: String]) -> JSON {
    let first = releases(ages).filter { $0.kind == releaseKind }
    return [
      "countries": .array(
        first.map { release in
          [
            "certification": .string(release.certification), "descriptors": [],
            "iso_3166_1": .string(release.country), "primary": .bool(release.date == releaseDate),
            "release_date": .string(release.date),
          ]
        })
    ]
  }
}

extension Release {
  fileprivate var row: JSON {
    [
      "certification": .string(certification), "descriptors": [], "iso_639_1": "", "note": "",
      "release_date": .string(date + "T00:00:00.000Z"), "type": .int(kind.rawValue),
    ]
  }
}

extension Ages {
  /// Returns the response for `content_ratings`.
  func ratingRows(of show: SampleShow) -> JSON {
    let ratings = (tv[show.key] ?? [:]).sorted { $0.key < $1.key }
    return [
      "results": .array(
        ratings.map { ["descriptors": [], "iso_3166_1": .string($0.key), "rating": .string($0.value)] })
    ]
  }
}
