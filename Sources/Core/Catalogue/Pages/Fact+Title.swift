import AppFoundation
import Localization
import TMDB
import TitleIdentity

// A title's facts as lines with a label and a value. Unknown values are omitted.

extension TitlePage {
  /// The facts and the keywords, for commands. A page on screen shows the keywords in their own section.
  public var factsWithKeywords: [Fact] {
    let names = BoundedText.line(keywords.map(\.name).joined(separator: ", "), maximumLength: 1_000)
    return names.isEmpty ? facts : facts + [Fact(label: tr("Keywords"), value: names, key: "Keywords")]
  }
}

extension Fact {
  static func facts(of film: MovieDetails, format: PageFormat) -> [Fact] {
    var facts: [Fact] = []
    facts.add("Status", tr("Status"), film.status?.text)
    facts.add("Released", tr("Released"), film.releaseDate.map(format.texts.date))
    if let region = format.region {
      let country = format.country(region) ?? region
      let day = film.appended.releaseDates?.day(in: region)
      facts.add(
        "Released in \(country)", tr("Released in {country}", ["country": country]), day.map(format.texts.date))
    }
    facts.add("Original Language", tr("Original Language"), format.language(film.originalLanguage))
    let languages = film.spokenLanguages.compactMap { format.language($0.code) }
    facts.add("Spoken Languages", tr("Spoken Languages"), format.list(languages))
    facts.add("Countries", tr("Countries"), countries(film.originCountries, film.productionCountries, format))
    facts.add("Companies", tr("Companies"), format.list(film.productionCompanies.map(\.name)))
    facts.add("Budget", tr("Budget"), film.budget.flatMap { $0 > 0 ? format.texts.dollars($0) : nil })
    facts.add("Revenue", tr("Revenue"), film.revenue.flatMap { $0 > 0 ? format.texts.dollars($0) : nil })
    return facts
  }

  static func facts(of series: TVShowDetails, format: PageFormat) -> [Fact] {
    var facts: [Fact] = []
    facts.add("Status", tr("Status"), series.status?.text)
    facts.add("Type", tr("Type"), series.type?.text)
    facts.add("First Aired", tr("First Aired"), series.firstAirDate.map(format.texts.date))
    facts.add("Last Aired", tr("Last Aired"), series.lastAirDate.map(format.texts.date))
    facts.add("Seasons", tr("Seasons"), series.numberOfSeasons.flatMap { $0 > 0 ? format.texts.count($0) : nil })
    facts.add("Episodes", tr("Episodes"), series.numberOfEpisodes.flatMap { $0 > 0 ? format.texts.count($0) : nil })
    facts.add("Networks", tr("Networks"), format.list(series.networks.map(\.name)))
    facts.add("Original Language", tr("Original Language"), format.language(series.originalLanguage))
    let languages = series.spokenLanguages.compactMap { format.language($0.code) }
    facts.add("Spoken Languages", tr("Spoken Languages"), format.list(languages))
    facts.add("Countries", tr("Countries"), countries(series.originCountries, series.productionCountries, format))
    facts.add("Companies", tr("Companies"), format.list(series.productionCompanies.map(\.name)))
    return facts
  }

  private static func countries(_ codes: [String], _ made: [Country], _ format: PageFormat) -> String? {
    let names = codes.compactMap(format.country) + made.map { format.country($0.code) ?? $0.name }
    var seen: Set<String> = []
    return format.list(names.filter { !$0.isEmpty && seen.insert($0).inserted })
  }
}

extension [Fact] {
  /// Adds a fact unless its value is unknown.
  fileprivate mutating func add(_ key: String, _ label: String, _ value: String?) {
    let value = BoundedText.line(value ?? "", maximumLength: 1_000)
    if !value.isEmpty { append(Fact(label: label, value: value, key: key)) }
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
    let links = [
      format.web("https://www.themoviedb.org/\(path)").map { WebLink(name: "TMDB", address: $0) },
      imdb.flatMap { format.web("https://www.imdb.com/\($0)/") }.map { WebLink(name: "IMDb", address: $0) },
      format.web(homepage).map { WebLink(name: tr("Website"), address: $0, key: "Website") },
    ]
    return links.compactMap(\.self)
  }
}
