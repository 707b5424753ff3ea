import TMDB
import TitleIdentity

// A title's facts as lines with a label and a value. Unknown values are omitted.

extension TitlePage {
  /// The facts and the keywords, for commands. A page on screen shows the keywords in their own section.
  public var factsWithKeywords: [Fact] {
    let names = BoundedText.line(keywords.map(\.name).joined(separator: ", "), maximumLength: 1_000)
    return names.isEmpty ? facts : facts + [Fact(label: "Keywords", value: names)]
  }
}

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
    ])
  }

  private static func facts(_ lines: [(label: String, value: String?)]) -> [Fact] {
    lines.compactMap { line in
      let value = BoundedText.line(line.value ?? "", maximumLength: 1_000)
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
  /// Returns a title's web pages on TMDB, IMDb and its own site.
  static func links(_ id: TitleID, imdbID: String?, homepage: String?, format: PageFormat) -> [WebLink] {
    links(
      "\(id)", imdb: imdbID.flatMap { IMDbID.isTitle($0) ? "title/\($0)" : nil }, homepage: homepage, format: format)
  }

  /// - Parameters:
  ///   - path: The path on TMDB, such as `movie/603`.
  ///   - imdb: The path on IMDb.
  static func links(_ path: String, imdb: String?, homepage: String?, format: PageFormat) -> [WebLink] {
    let addresses = [
      ("TMDB", format.web("https://www.themoviedb.org/\(path)")),
      ("IMDb", imdb.flatMap { format.web("https://www.imdb.com/\($0)/") }),
      ("Website", format.web(homepage)),
    ]
    return addresses.compactMap { name, address in address.map { WebLink(name: name, address: $0) } }
  }
}
