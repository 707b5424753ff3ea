import TMDB
import Testing

/// The decoded values of the show models.
@Suite struct TVFixtureTests {
  @Test func `Details have the basic facts of a show`() throws {
    let show = try response(to: TVTarget.details(1))
    #expect(show.id == 910_201 && show.name == "Tidewatch" && show.originalName == "Tidewatch")
    #expect(show.firstAirDate?.description == "2017-10-03" && show.lastAirDate?.description == "2017-10-10")
    #expect(show.status == .returning && show.type == .scripted && show.isInProduction)
    #expect(show.numberOfSeasons == 2 && show.numberOfEpisodes == 3 && show.episodeRunTimes == [52])
    #expect(show.genres.map(\.name) == ["Drama", "Mystery"] && show.genreIDs == [501, 502])
    #expect(show.originCountries == ["GB"] && show.languages == ["en", "cy"])
    #expect(show.networks.map(\.name) == ["Channel Estuary", "Kabelmeer"])
    #expect(show.networks.map(\.originCountry) == ["GB", nil])
    #expect(show.creators.map(\.name) == ["Oswin Pellatier", "Maru Tennegay"])
    #expect(show.creators.map(\.gender) == [.male, Gender(rawValue: 9)])
    #expect(show.productionCompanies.map(\.name) == ["Harbour Lamp Pictures"])
    #expect(show.spokenLanguages.map(\.name) == ["Cymraeg"])
    #expect(show.voteAverage == 8.233 && show.voteCount == 4402)
    #expect(show.tagline == "Keep the light. Keep the log." && show.homepage == "https://tidewatch.example")
  }

  @Test func `Details have seasons, and the last and next episode`() throws {
    let show = try response(to: TVTarget.details(1))
    #expect(show.seasons.map(\.seasonNumber) == [0, 1, 2] && show.seasons.map(\.episodeCount) == [1, 2, 1])
    #expect(show.seasons.map(\.airDate?.description) == [nil, "2017-10-03", "2031-10-06"])
    #expect(show.seasons.map(\.overview) == ["", "The first winter.", ""])
    #expect(show.seasons.map(\.voteAverage) == [0, 7.9, 7.9] && show.seasons[0].posterPath == nil)
    #expect(show.lastEpisode?.name == "Ship Without Shadow" && show.lastEpisode?.type == .finale)
    #expect(show.lastEpisode?.runtime == 58 && show.lastEpisode?.productionCode == "TW102")
    #expect(show.nextEpisode?.seasonNumber == 2 && show.nextEpisode?.episodeNumber == 1)
    #expect(show.nextEpisode?.airDate?.description == "2031-10-06")
    #expect(show.nextEpisode?.type == EpisodeType(rawValue: "prologue"))
    #expect(show.nextEpisode?.runtime == nil && show.nextEpisode?.productionCode == nil)
  }

  @Test func `A show with sparse data has empty details`() throws {
    let show = try response(to: TVTarget.details(1), "sparse")
    var expected = TVShowDetails(show: TVShow(id: 910_203))
    expected.name = "Moss & Ember"
    expected.originalName = "Moss & Ember"
    expected.originalLanguage = "en"
    expected.popularity = 0.6
    expected.status = TVStatus(rawValue: "Adrift")
    expected.type = TVType(rawValue: "Radio Play")
    expected.numberOfSeasons = 0
    expected.numberOfEpisodes = 0
    #expect(show == expected)
    let latest = try response(to: TVTarget.latest)
    #expect(latest.status == .pilot && latest.type == .talkShow && latest.lastEpisode?.showID == 910_988)
  }

  @Test func `Seasons in TMDB's older format, without IDs, are identified by the show and their numbers`() throws {
    let show = try response(to: TVTarget.details(1), "old")
    #expect(show.seasons.map(\.tmdbID) == [nil, nil, nil] && show.seasons.map(\.seasonNumber) == [0, 1, 2])
    #expect(show.seasons.map(\.id) == (0...2).map { .numbered(show: 910_204, season: $0, episode: nil) })
    #expect(show.seasons.map(\.airDate?.description) == [nil, "2009-02-03", "2010-02-02"])
    #expect(show.seasons[2].posterPath == ImagePath("/fxPosterHalyardS2.jpg") && show.seasons[2].episodeCount == 0)
    #expect(show.numberOfSeasons == 2 && show.networks.map(\.name) == ["Channel Estuary"])
    let current = try response(to: TVTarget.details(1))
    #expect(current.seasons.map(\.id) == [.tmdb(929_000), .tmdb(929_001), .tmdb(929_002)])
    #expect(current.seasons.map(\.showID) == [910_201, 910_201, 910_201])
  }

  @Test func `Damaged details keep the readable parts`() throws {
    let show = try response(to: TVTarget.details(1), "damaged")
    #expect(show.name == "Tidewatch" && show.lastAirDate == nil && show.nextEpisode == nil)
    #expect(show.lastEpisode?.name == "Ship Without Shadow" && show.lastEpisode?.runtime == nil)
    #expect(show.seasons.map(\.tmdbID) == [929_002])
    #expect(show.seasons[0].seasonNumber == 0 && show.seasons[0].episodeCount == 0)
    #expect(show.numberOfSeasons == nil && show.numberOfEpisodes == nil && show.episodeRunTimes == [52])
    #expect(show.networks.map(\.name) == ["Channel Estuary"] && show.genres.map(\.name) == ["Mystery"])
  }

  @Test func `Appended parts of a show equal the separate responses`() throws {
    let parts = try response(to: TVTarget.details(1), "appended").appended
    #expect(parts.accountStates?.rating == .value(9))
    #expect(parts.alternativeTitles?.titles.map(\.title) == ["Die Gezeitenwache"])
    #expect(try parts.changes == response(to: ChangesTarget.show(1)))
    #expect(parts.contentRatings?.rows.map(\.rating) == ["12"])
    #expect(parts.episodeGroups?.rows.map(\.name) == ["Broadcast Order"])
    #expect(parts.externalIDs?.tvdbID == 9_900_201 && parts.externalIDs?.freebaseMID == "/m/0fx0tw")
    #expect(parts.images?.posters.map(\.country) == ["DE"])
    #expect(parts.keywords?.rows.map(\.name) == ["lighthouse"])
    #expect(parts.screenedTheatrically?.rows.map(\.episodeNumber) == [1])
    #expect(parts.translations?.translations.map(\.englishName) == ["German"])
    #expect(parts.videos?.rows.map(\.type) == [.teaser])
    #expect(parts.watchProviders?.countries["GB"]?.rent.map(\.name) == ["Kelpbox"])
    let credits = try response(to: TVTarget.details(1), "appended-credits").appended
    #expect(credits.aggregateCredits?.cast.first?.roles.count == 2)
    #expect(credits.credits?.cast.map(\.character) == ["Ada Pell"])
    let lists = try response(to: TVTarget.details(1), "appended-lists").appended
    #expect(lists.recommendations?.results.map(\.name) == ["The Fog Yard"])
    #expect(lists.reviews?.results.first?.authorDetails?.rating == 9.5)
    #expect(lists.lists?.results.first?.listType == nil && lists.similar?.results.count == 1)
  }

  @Test func `Appended seasons and episodes have their numbers`() throws {
    let parts = try response(to: TVTarget.details(1), "seasons").appended
    #expect(parts.seasons.keys.sorted() == [0, 1])
    #expect(parts.seasons[1]?.episodes.map(\.name) == ["The Long Log"] && parts.seasons[1]?.episodeCount == 1)
    #expect(parts.seasons[0]?.name == "Specials" && parts.seasons[0]?.episodes.isEmpty == true)
    #expect(parts.episodes[EpisodeNumber(season: 1, episode: 2)]?.name == "Ship Without Shadow")
  }

  @Test func `Aggregate credits have all roles and jobs`() throws {
    let credits = try response(to: TVTarget.aggregateCredits(1))
    #expect(credits.cast.map(\.totalEpisodeCount) == [3, 1] && credits.cast.map(\.order) == [0, 1])
    #expect(credits.cast[0].roles.map(\.character) == ["Ada Pell", "The Voice in the Log"])
    #expect(credits.cast[0].roles.map(\.episodeCount) == [3, 1])
    #expect(credits.crew.map(\.jobDepartment) == ["Directing", "Writing"])
    #expect(credits.crew[0].jobs.map(\.job) == ["Director", "Second Unit Director"])
    #expect(Set(credits.crew.map(\.id)).count == 2)
    #expect(try response(to: SeasonTarget.aggregateCredits(1, of: 1)).cast == credits.cast)
  }

  @Test func `A show has age ratings, episode groups and theatrical screenings`() throws {
    let ratings = try response(to: TVTarget.contentRatings(1)).rows
    #expect(ratings.map(\.country) == ["DE", "US"] && ratings.map(\.rating) == ["12", "TV-14"])
    #expect(ratings[1].descriptors == ["Peril", "Fog"])
    let groups = try response(to: TVTarget.episodeGroups(1)).rows
    #expect(groups.map(\.type) == [5, 1] && groups.map(\.network?.name) == [nil, "Channel Estuary"])
    #expect(groups.map(\.episodeCount) == [3, 4] && groups.map(\.groupCount) == [2, 1])
    let group = try response(to: TVTarget.episodeGroup("1"))
    #expect(group.groups.map(\.name) == ["Book One", "Book Two"] && group.groups.map(\.isLocked) == [true, false])
    #expect(group.groups[0].episodes.map(\.name) == ["Ship Without Shadow", "The Long Log"])
    #expect(group.groups[0].episodes.map(\.order) == [0, 1] && group.network?.originCountry == nil)
    #expect(try response(to: TVTarget.screenedTheatrically(1)).rows.map(\.seasonNumber) == [1])
  }
}
