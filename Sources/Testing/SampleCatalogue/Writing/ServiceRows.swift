// Watch providers as JSON: for a title by country, and as a list.

extension Services {
  /// Returns the response for a title's `watch/providers`.
  func watchRows(of title: WatchedTitle, _ name: String) -> JSON {
    var countries: [JSON.Member] = []
    for region in Self.regions {
      let offering = offering(title, in: region)
      guard !offering.isEmpty else { continue }
      let kind = title.isShow ? "tv" : "movie"
      var country: [JSON.Member] = [
        ("link", .string("https://www.themoviedb.org/\(kind)/\(title.id)-\(Self.slug(name))/watch?locale=\(region)"))
      ]
      for offer in Service.Offer.allCases {
        let rows = offering.filter { $0.service.offers.contains(offer) }.map { $0.service.row(at: $0.place) }
        if !rows.isEmpty { country.append((offer.rawValue, .array(rows))) }
      }
      countries.append((region, .object(country)))
    }
    return ["results": .object(countries)]
  }

  /// Returns the response for `watch/providers/movie` or `…/tv`, for one country or all.
  func list(in region: String?) -> JSON {
    let shown = region.map(inRegion) ?? all.enumerated().map { ($0, $1) }
    return [
      "results": .array(
        shown.map { place, service in
          let everywhere = service.regions.isEmpty ? Self.regions : service.regions
          let places: JSON = ["display_priorities": .object(everywhere.map { ($0, .int(place)) })]
          return places.adding(service.row(at: place))
        })
    ]
  }
}

extension Service {
  fileprivate func row(at place: Int) -> JSON {
    [
      "display_priority": .int(place), "logo_path": .string(PictureFile.path(.service, pictureID)),
      "provider_name": .string(name), "provider_id": .int(id),
    ]
  }
}

extension Services {
  /// Returns a name in the form used in URLs.
  private static func slug(_ name: String) -> String {
    SearchName(name).words.map { $0.filter(\.isASCII) }.filter { !$0.isEmpty }.joined(separator: "-")
  }
}
