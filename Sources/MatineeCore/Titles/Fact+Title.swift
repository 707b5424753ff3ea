import TMDB

// What else is known of a title, as lines of label and value. What is unknown has no line.

extension Fact {
  static func facts(of film: MovieDetails, format: PageFormat) -> [Fact] {
    let region = format.region
    let regional = region.flatMap { film.appended.releaseDates?.day(in: $0) }
    return facts([
      ("Status", film.status?.rawValue),
      ("Released", film.releaseDate.map(format.texts.date)),
      ("Released in \(region.flatMap(format.country) ?? region ?? "")", regional.map(format.texts.date)),
      ("Original Language", format.language(film.originalLanguage)),
      ("Spoken Languages", format.list(film.spokenLanguages.compactMap { format.language($0.code) })),
      ("Countries", countries(film.originCountries, film.productionCountries, format)),
      ("Companies", format.list(film.productionCompanies.map(\.name))),
      ("Budget", film.budget.flatMap { $0 > 0 ? format.texts.dollars($0) : nil }),
      ("Revenue", film.revenue.flatMap { $0 > 0 ? format.texts.dollars($0) : nil }),
      ("Keywords", format.list((film.appended.keywords?.keywords ?? []).map(\.name))),
    ])
  }

  static func facts(of series: TVShowDetails, format: PageFormat) -> [Fact] {
    facts([
      ("Status", series.status?.rawValue),
      ("Type", series.type?.rawValue),
      ("First Aired", series.firstAirDate.map(format.texts.date)),
      ("Last Aired", series.lastAirDate.map(format.texts.date)),
      ("Seasons", series.numberOfSeasons.flatMap { $0 > 0 ? format.texts.count($0) : nil }),
      ("Episodes", series.numberOfEpisodes.flatMap { $0 > 0 ? format.texts.count($0) : nil }),
      ("Networks", format.list(series.networks.map(\.name))),
      ("Original Language", format.language(series.originalLanguage)),
      ("Spoken Languages", format.list(series.spokenLanguages.compactMap { format.language($0.code) })),
      ("Countries", countries(series.originCountries, series.productionCountries, format)),
      ("Companies", format.list(series.productionCompanies.map(\.name))),
      ("Keywords", format.list((series.appended.keywords?.keywords ?? []).map(\.name))),
    ])
  }

  private static func facts(_ lines: [(label: String, value: String?)]) -> [Fact] {
    lines.compactMap { line in
      let value = BoundedText.line(line.value ?? "", most: 1_000)
      return value.isEmpty ? nil : Fact(label: line.label, value: value)
    }
  }

  private static func countries(_ codes: [String], _ made: [Country], _ format: PageFormat) -> String? {
    let names = codes.compactMap(format.country) + made.map { format.country($0.code) ?? $0.name }
    var seen: Set<String> = []
    return format.list(names.filter { !$0.isEmpty && seen.insert($0).inserted })
  }
}

extension WebLink {
  /// A title's pages on the web: TMDB's, IMDb's, its own.
  static func links(_ id: TitleID, imdbID: String?, homepage: String?, format: PageFormat) -> [WebLink] {
    links("\(id)", imdb: imdbID.flatMap { isIMDb($0, "tt") ? "title/\($0)" : nil }, homepage: homepage, format: format)
  }

  /// - Parameters:
  ///   - path: at TMDB, such as `movie/603`.
  ///   - imdb: the path at IMDb.
  static func links(_ path: String, imdb: String?, homepage: String?, format: PageFormat) -> [WebLink] {
    let addresses = [
      ("TMDB", format.web("https://www.themoviedb.org/\(path)")),
      ("IMDb", imdb.flatMap { format.web("https://www.imdb.com/\($0)/") }),
      ("Web Site", format.web(homepage)),
    ]
    return addresses.compactMap { name, address in address.map { WebLink(name: name, address: $0) } }
  }

  /// Whether it is an id of IMDb's: two letters that say of what, and digits.
  static func isIMDb(_ id: String, _ kind: String) -> Bool {
    id.hasPrefix(kind) && (7...12).contains(id.utf8.count)
      && id.utf8.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) }
  }
}
