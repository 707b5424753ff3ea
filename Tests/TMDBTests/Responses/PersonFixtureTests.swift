import TMDB
import Testing

/// The decoded values of the person models.
@Suite struct PersonFixtureTests {
  @Test func `Details decode all fields of a person`() throws {
    let person = try response(to: PersonTarget.details(1))
    #expect(person.id == 920_301 && person.name == "Ilse Brandvik" && person.gender == .female)
    #expect(person.birthday == DayDate(year: 1949, month: 2, day: 28))
    #expect(person.deathday == DayDate(year: 2030, month: 11, day: 1))
    #expect(person.placeOfBirth == "Port Ellum, Elm Islands" && person.department == "Acting")
    #expect(person.alternativeNames == ["I. Brandvik", "Ильзе Брандвик"])
    #expect(person.biography == "Ilse Brandvik learned to act on a ferry.\n\nShe has not missed a sailing since.")
    #expect(person.imdbID == "nm99000301" && person.homepage == "https://brandvik.example")
    #expect(person.profilePath == ImagePath("/fxProfileBrandvik01.jpg") && person.popularity == 12.44)
  }

  @Test func `A person with sparse data has empty details`() throws {
    let person = try response(to: PersonTarget.details(1), "sparse")
    var expected = PersonDetails(person: Person(id: 920_304))
    expected.name = "Joon Havermeer"
    expected.gender = .notSet
    expected.popularity = 0.0071
    #expect(person == expected)
    #expect(try response(to: PersonTarget.latest).department == "Costume & Make-Up")
  }

  @Test func `Damaged details keep the readable parts`() throws {
    let person = try response(to: PersonTarget.details(1), "damaged")
    #expect(person.name == "Ilse Brandvik" && person.alternativeNames == ["I. Brandvik"])
    #expect(person.birthday == nil && person.deathday == nil && person.gender == nil && person.profilePath == nil)
    #expect(person.movieCredits?.cast.map(\.title) == ["The Clockmaker of Ostrel"])
  }

  @Test func `Combined credits have films and shows`() throws {
    let credits = try response(to: PersonTarget.combinedCredits(1))
    #expect(credits.id == 920_301)
    #expect(credits.cast.map(\.mediaType) == [.movie, .movie, .tv, .tv])
    #expect(
      credits.cast.map(\.title) == [
        "The Clockmaker of Ostrel", "Untitled Marrow Project", "Tidewatch", "Moss & Ember",
      ])
    #expect(credits.cast.map(\.character) == ["Wren Ostrel", "", "Ada Pell", ""])
    #expect(credits.cast.map(\.date?.year) == [2019, nil, 2017, nil])
    #expect(credits.cast.map(\.order) == [0, 12, nil, nil] && credits.cast.map(\.episodeCount) == [nil, nil, 3, 1])
    #expect(credits.cast.map(\.firstCreditAirDate?.year) == [nil, nil, 2017, nil])
    #expect(credits.crew.map(\.job) == ["Producer", "Writer"])
    #expect(credits.crew.map(\.department) == ["Production", "Writing"])
    let movies = try response(to: PersonTarget.movieCredits(1))
    #expect(movies.cast.map(\.mediaType) == [.movie, .movie] && movies.crew.map(\.mediaType) == [.movie])
    #expect(try response(to: PersonTarget.tvCredits(1)).cast.map(\.mediaType) == [.tv, .tv])
  }

  @Test func `Tagged images belong to films, seasons and episodes`() throws {
    let images = try response(to: PersonTarget.taggedImages(1))
    #expect(images.id == 920_301)
    #expect(images.results.map(\.type) == ["backdrop", "still", "poster"])
    #expect(images.results.map(\.mediaType) == [.movie, "episode", "season"])
    #expect(images.results.map(\.media?.mediaType) == [.movie, .episode, .season])
    #expect(images.results.map(\.media?.title) == ["The Clockmaker of Ostrel", "The Long Log", "Season 1"])
    #expect(images.results.map(\.width) == [3840, 1920, 1000])
    #expect(try response(to: PersonTarget.taggedImages(1), "nothing").results.isEmpty)
  }

  @Test func `Appended parts of a person are the same as single responses`() throws {
    let person = try response(to: PersonTarget.details(1), "appended")
    #expect(person.changes?.rows.map(\.key) == ["biography"])
    #expect(person.externalIDs?.instagramID == "ilse.brandvik" && person.externalIDs?.facebookID == nil)
    #expect(person.externalIDs?.youtubeID == "ilsebrandvikferry" && person.externalIDs?.tvrageID == 99301)
    #expect(person.images?.profiles.count == 1 && person.taggedImages?.results.count == 1)
    #expect(person.translations?.translations.map(\.name) == ["Русский"])
    let credits = try response(to: PersonTarget.details(1), "appended-credits")
    #expect(credits.combinedCredits?.cast.map(\.title) == ["The Clockmaker of Ostrel"])
    #expect(credits.movieCredits?.cast.map(\.title) == ["Untitled Marrow Project"])
    #expect(credits.tvCredits?.crew.map(\.title) == ["The Fog Yard"])
  }

  @Test func `A credit has its person, title, seasons and episodes`() throws {
    let credit = try response(to: CreditTarget.details("1"))
    #expect(credit.creditType == "cast" && credit.department == "Acting" && credit.job == "Actor")
    #expect(credit.mediaType == .tv && credit.media?.title == "Tidewatch" && credit.media?.character == "Ada Pell")
    #expect(credit.person?.name == "Ilse Brandvik")
    #expect(credit.media?.seasons.map(\.episodeCount) == [2] && credit.media?.episodes.map(\.name) == ["The Long Log"])
  }
}
