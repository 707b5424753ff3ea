import Foundation
import TMDB
import Testing

/// The values in the models of lists, search results, companies and TMDB's configuration.
@Suite struct ListFixtureTests {
  @Test func `Lists of films have totals, and some have dates`() throws {
    let page = try response(to: MovieTarget.nowPlaying)
    #expect(page.page == 1 && page.totalPages == 41 && page.totalResults == 812)
    #expect(page.dates?.minimum?.description == "2031-04-02" && page.dates?.maximum?.description == "2031-05-14")
    #expect(page.results.map(\.title) == ["The Clockmaker of Ostrel", "Nine Kites over Velm"])
    #expect(page.results[1].originalTitle == "Nueve cometas sobre Velm" && page.results[1].originalLanguage == "es")
    #expect(page.results[1].genreIDs == [503, 505] && page.results[1].voteCount == 947)
    let upcoming = try response(to: MovieTarget.upcoming).results[1]
    #expect(upcoming.releaseDate == nil && upcoming.posterPath == nil && upcoming.overview.isEmpty)
    #expect(try response(to: MovieTarget.popular).dates == nil)
    let end = try response(to: MovieTarget.popular, "nothing")
    #expect(end.results.isEmpty && end.page == 7 && end.totalPages == 6 && end.totalResults == 118)
    #expect(try response(to: KeywordTarget.movies(1)).id == 960_001)
  }

  @Test func `Lists of shows have countries and first air dates`() throws {
    let shows = try response(to: TVTarget.popular).results
    #expect(shows.map(\.name) == ["Tidewatch", "The Fog Yard", "Moss & Ember"])
    #expect(shows.map(\.originalName) == ["Tidewatch", "Die Nebelwerft", "Moss & Ember"])
    #expect(shows.map(\.originCountries) == [["GB"], ["DE", "AT"], []])
    #expect(shows.map(\.firstAirDate?.year) == [2017, 2023, nil])
  }

  @Test func `A mixed search has rows of every kind`() throws {
    let rows = try response(to: SearchTarget.multi("a")).results
    #expect(rows.map(\.mediaType) == [.movie, .tv, .person, .collection, .movie])
    #expect(rows.map(\.title).prefix(3) == ["The Clockmaker of Ostrel", "Tidewatch", "Joon Havermeer"])
    #expect(rows.map(\.imagePath?.rawValue)[2...4] == [nil, "/fxPosterOstrel01.jpg", nil])
    guard case .person(let person) = rows[2] else { throw CocoaError(.coderValueNotFound) }
    #expect(person.knownFor.map(\.title) == ["Lantern Rain"])
    let damaged = try response(to: SearchTarget.multi("a"), "damaged").results
    #expect(damaged.map(\.title) == ["The Clockmaker of Ostrel", "Ilse Brandvik"])
    let trending = try response(to: TrendingTarget.all()).results
    #expect(trending.map(\.mediaType) == [.tv, .movie, .person])
    #expect(try response(to: TrendingTarget.people()).results.map(\.department) == ["Directing", nil])
  }

  @Test func `A search for an external ID finds rows of every kind`() throws {
    let results = try response(to: FindTarget.id("a", from: .imdb))
    #expect(results.movies.map(\.title) == ["The Clockmaker of Ostrel"] && results.shows.map(\.name) == ["Tidewatch"])
    #expect(results.people.map(\.name) == ["Ilse Brandvik"] && results.episodes.map(\.name) == ["The Long Log"])
    #expect(results.seasons.map(\.showID) == [910_201])
    #expect(try response(to: FindTarget.id("a", from: .imdb), "nothing") == FindResults())
  }

  @Test func `Collections, companies, networks and keywords have their details`() throws {
    let collection = try response(to: CollectionTarget.details(1))
    #expect(collection.name == "The Ostrel Collection" && collection.overview == "Two films, one minute.")
    #expect(collection.parts.map(\.title) == ["The Clockmaker of Ostrel", "Untitled Marrow Project"])
    let company = try response(to: CompanyTarget.details(1))
    #expect(company.headquarters == "Port Ellum, Elm Islands" && company.parent?.name == "Lamp & Daughters")
    let sparse = try response(to: CompanyTarget.details(1), "sparse")
    #expect(sparse.headquarters == nil && sparse.parent == nil && sparse.originCountry == nil)
    #expect(try response(to: CompanyTarget.alternativeNames(1)).rows.map(\.type) == ["abbreviation", nil])
    #expect(try response(to: NetworkTarget.details(1)).homepage == "https://estuary.example")
    #expect(try response(to: KeywordTarget.details(1)).name == "flooded town")
    #expect(try response(to: SearchTarget.companies("a")).results.map(\.originCountry) == ["GB", nil])
    #expect(try response(to: SearchTarget.collections("a")).results.map(\.originalName).last == "Colección Velm")
  }

  @Test func `A user's list has films and shows`() throws {
    let list = try response(to: ListTarget.details("1"))
    #expect(list.id == "940001" && list.createdBy == "wren_ostrel" && list.itemCount == 2)
    #expect(list.items.map(\.title) == ["The Clockmaker of Ostrel", "Tidewatch"] && list.totalPages == 1)
    let old = try response(to: ListTarget.details("1"), "old")
    #expect(old.id == "65f0c0de0000000800000001" && old.createdBy == nil && old.totalPages == nil)
    let status = try response(to: ListTarget.contains(1, list: "1"))
    #expect(status.isPresent && status.id == "940001")
  }

  @Test func `The configuration has image URLs and image sizes`() throws {
    let configuration = try response(to: ConfigurationTarget.api)
    #expect(configuration.images.baseURL.absoluteString == "https://images.example/t/p/")
    #expect(configuration.images.sizes[.poster] == ["w100", "w350", "original"])
    #expect(configuration.images.sizes[.profile] == ["w50", "h640", "original"])
    #expect(configuration.changeKeys.contains("tagline"))
  }

  @Test func `Lookup tables, such as languages and jobs, have names, some of which are empty`() throws {
    #expect(try response(to: ConfigurationTarget.countries).map(\.nativeName) == ["Österreich", nil])
    #expect(try response(to: ConfigurationTarget.countries).map(\.name) == ["Österreich", "Kosovo"])
    #expect(try response(to: ConfigurationTarget.languages).map(\.name) == ["Cymraeg", ""])
    #expect(try response(to: ConfigurationTarget.languages, "damaged").map(\.code) == ["cy"])
    #expect(try response(to: ConfigurationTarget.jobs).map(\.jobs) == [["Lamp Keeper", "Wick Trimmer"], []])
    #expect(try Array(response(to: ConfigurationTarget.primaryTranslations)) == ["cy-GB", "de-DE", "ga-IE"])
    #expect(try response(to: ConfigurationTarget.timezones).map(\.zones.count) == [2, 0])
    #expect(try response(to: GenreTarget.movies).names(of: [506, 1, 501]) == ["Documentary", "Drama"])
    let ratings = try response(to: ConfigurationTarget.movieCertifications).countries
    #expect(ratings.keys.sorted() == ["CA-QC", "DE", "GB"] && ratings["GB"]?.map(\.name) == ["U", "12A"])
    let providers = try response(to: WatchProviderTarget.shows()).providers
    #expect(providers.map(\.name) == ["Lantern+", "Antenna Free", "Kelpbox"])
    #expect(providers.map(\.displayPriorities) == [["DE": 3, "GB": 1], [:], ["IE": -1]])
    #expect(try response(to: WatchProviderTarget.regions).countries.map(\.name) == ["Éire", "United Kingdom"])
  }
}
