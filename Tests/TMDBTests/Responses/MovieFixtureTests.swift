import TMDB
import Testing

/// The decoded values of the movie models.
@Suite struct MovieFixtureTests {
  @Test func `Details have the facts about a movie`() throws {
    let movie = try response(to: MovieTarget.details(1))
    #expect(movie.id == 900_101)
    #expect(movie.title == "The Clockmaker of Ostrel")
    #expect(movie.originalTitle == movie.title && movie.originalLanguage == "en")
    #expect(movie.overview.hasPrefix("A clockmaker in a flooded town"))
    #expect(movie.tagline == "Every hour is high water.")
    #expect(movie.releaseDate == DayDate(year: 2019, month: 3, day: 8))
    #expect(movie.status == .released)
    #expect(movie.runtime == 127 && movie.budget == 18_500_000 && movie.revenue == 61_402_917)
    #expect(movie.genres.map(\.name) == ["Drama", "Mystery"])
    #expect(movie.genreIDs == [501, 502])
    #expect(movie.posterPath == ImagePath("/fxPosterClockmaker01.jpg"))
    #expect(movie.backdropPath == ImagePath("/fxBackdropClockmaker01.jpg"))
    #expect(movie.voteAverage == 7.418 && movie.voteCount == 2317 && movie.popularity == 41.372)
    #expect(movie.homepage == "https://clockmaker.example/ostrel" && movie.imdbID == "tt99000001")
    #expect(!movie.isAdult && !movie.isSoftcore && !movie.isVideo)
  }

  @Test func `Details have a movie's collection, companies, countries and languages`() throws {
    let movie = try response(to: MovieTarget.details(1))
    #expect(movie.collection?.id == 950_001 && movie.collection?.name == "The Ostrel Collection")
    #expect(movie.originCountries == ["GB", "IE"])
    #expect(movie.productionCompanies.map(\.name) == ["Harbour Lamp Pictures", "Spindrift Co-op"])
    #expect(movie.productionCompanies.map(\.originCountry) == ["GB", nil])
    #expect(movie.productionCompanies.last?.logoPath == nil)
    #expect(movie.productionCountries.map(\.name) == ["United Kingdom", "Ireland"])
    #expect(movie.spokenLanguages.map(\.englishName) == ["English", "Irish"])
    #expect(movie.spokenLanguages.map(\.name) == ["English", ""])
  }

  @Test func `A movie without known facts has empty details`() throws {
    let movie = try response(to: MovieTarget.details(1), "sparse")
    var expected = MovieDetails(movie: Movie(id: 900_105))
    expected.title = "Untitled Marrow Project"
    expected.originalTitle = "Untitled Marrow Project"
    expected.originalLanguage = "xx"
    expected.popularity = 0.0286
    expected.status = MovieStatus(rawValue: "Shelved in a Lighthouse")
    #expect(movie == expected)
    #expect(try response(to: MovieTarget.latest).status == .planned)
  }

  @Test func `Damaged details keep the readable parts`() throws {
    let movie = try response(to: MovieTarget.details(1), "damaged")
    #expect(movie.title == "The Clockmaker of Ostrel" && movie.voteAverage == 7.418)
    #expect(movie.budget == nil && movie.revenue == nil && movie.runtime == nil && movie.homepage == nil)
    #expect(movie.posterPath == nil && movie.collection == nil)
    #expect(movie.genres.map(\.name) == ["Drama"])
    #expect(movie.appended.credits?.cast.map(\.character) == ["Wren Ostrel"])
  }

  @Test func `Appended parts are the same as separate responses`() throws {
    let parts = try response(to: MovieTarget.details(1), "appended").appended
    let lists = try response(to: MovieTarget.details(1), "appended-lists").appended
    #expect(parts.accountStates?.rating == .value(8.5) && parts.accountStates?.id == nil)
    #expect(parts.alternativeTitles?.titles.map(\.country) == ["DE"])
    #expect(parts.changes?.rows.map(\.key) == ["images"])
    #expect(try parts.credits?.cast == [response(to: MovieTarget.credits(1)).cast[0]])
    #expect(parts.credits?.crew.map(\.job) == ["Director"])
    #expect(parts.externalIDs?.wikidataID == "Q990000001")
    #expect(parts.images?.logos.count == 1)
    #expect(try parts.keywords?.rows == response(to: MovieTarget.keywords(1)).rows)
    #expect(parts.releaseDates?.rows.first?.releases.map(\.type) == [.premiere, .theatrical])
    #expect(parts.translations?.translations.first?.data.title == "Die Uhrmacherin von Ostrel")
    #expect(parts.videos?.rows.map(\.type) == [.trailer])
    #expect(parts.watchProviders?.countries.keys.sorted() == ["DE", "GB"])
    #expect(parts.lists == nil && parts.reviews == nil)
    #expect(lists.lists?.results.map(\.id) == ["940001"])
    #expect(lists.recommendations?.results.map(\.title) == ["Nine Kites over Velm"])
    #expect(lists.reviews?.results.map(\.author) == ["saltlamp"])
    #expect(lists.similar?.results.map(\.originalTitle) == ["灯籠の雨"])
  }

  @Test func `Credits have roles and jobs, and one person may have several`() throws {
    let credits = try response(to: MovieTarget.credits(1))
    #expect(credits.id == 900_101)
    #expect(credits.cast.map(\.name) == ["Ilse Brandvik", "Joon Havermeer", "Ilse Brandvik"])
    #expect(credits.cast.map(\.character) == ["Wren Ostrel", "", "The Drowned Sister (voice)"])
    #expect(credits.cast.map(\.castID) == [4, 17, 18] && credits.cast.map(\.order) == [0, 1, 2])
    #expect(Set(credits.cast.map(\.id)).count == 3)
    #expect(credits.cast[1].originalName == "하버미어 준" && credits.cast[1].profilePath == nil)
    #expect(credits.cast.map(\.gender) == [.female, .notSet, .female])
    #expect(credits.crew.map(\.job) == ["Director", "Screenplay", "Original Music Composer"])
    #expect(credits.crew.map(\.jobDepartment) == ["Directing", "Writing", "Sound"])
    #expect(credits.crew.map(\.gender) == [.male, .male, .nonBinary])
  }

  @Test func `A list keeps its readable rows and its readable totals`() throws {
    let page = try response(to: MovieTarget.popular, "damaged")
    #expect(page.results.map(\.id) == [900_101, 900_103, 900_104])
    #expect(page.results[1].releaseDate == nil && page.results[1].voteCount == 0)
    #expect(page.results[1].title == "Saltwater Arithmetic")
    #expect(page.results[2].title.isEmpty && page.results[2].genreIDs.isEmpty && page.results[2].posterPath == nil)
    #expect(page.totalPages == 1 && page.totalResults == 6)
  }

  @Test func `Numbers, flags and titles are decoded from other JSON types`() throws {
    let page = try response(to: MovieTarget.popular, "mixed")
    let first = try #require(page.results.first)
    #expect(page.page == 1 && page.totalPages == 1 && page.totalResults == 2)
    #expect(first.id == 900_101 && first.title == "The Clockmaker of Ostrel")
    #expect(first.voteAverage == 7.418 && first.voteCount == 2317 && first.popularity == 41)
    #expect(!first.isAdult && first.isVideo)
    #expect(first.releaseDate?.description == "2019-03-08" && first.posterPath == nil && first.overview.isEmpty)
    #expect(page.results.last?.id == 900_102 && page.results.last?.title == "1984")
  }
}
