import TMDB
import Testing

/// The values in the models of seasons and episodes.
@Suite struct SeasonFixtureTests {
  private let first = EpisodeNumber(season: 1, episode: 1)

  @Test func `A season has its episodes, with crew and guest stars`() throws {
    let season = try response(to: SeasonTarget.details(1, of: 1))
    #expect(season.tmdbID == 929_001 && season.seasonNumber == 1 && season.name == "Season 1")
    #expect(season.episodes.map(\.episodeNumber) == [1, 2] && season.episodeCount == 2)
    #expect(season.episodes.map(\.airDate?.description) == ["2017-10-03", "2017-10-10"])
    #expect(season.episodes.map(\.runtime) == [52, 58] && season.episodes.map(\.type) == [.standard, .finale])
    #expect(season.episodes[0].stillPath == ImagePath("/fxStillTidewatch101.jpg"))
    #expect(season.episodes[0].crew.map(\.job) == ["Director"])
    #expect(season.episodes[0].guestStars.map(\.character) == ["Harbour Master"])
    #expect(season.episodes[0].guestStars.first?.order == 512)
    #expect(season.networks.map(\.id) == [9701])
    let specials = try response(to: SeasonTarget.details(1, of: 1), "sparse")
    #expect(specials.seasonNumber == 0 && specials.airDate == nil && specials.episodes.isEmpty)
    let parts = try response(to: SeasonTarget.details(1, of: 1), "appended").appended
    #expect(parts.accountStates?.rows.map(\.rating) == [.value(9.5), UserRating.none])
    #expect(parts.externalIDs?.freebaseID == "/en/tidewatch_season_1")
    #expect(parts.translations?.translations.first?.data.name == "Staffel 1")
    #expect(parts.watchProviders?.countries["GB"]?.subscription.map(\.name) == ["Lantern+"])
    #expect(parts.aggregateCredits != nil && parts.credits != nil && parts.images != nil && parts.videos != nil)
  }

  @Test func `An episode has its crew, guest stars and appended parts`() throws {
    let episode = try response(to: EpisodeTarget.details(first, of: 1))
    #expect(episode.tmdbID == 930_101 && episode.name == "The Long Log" && episode.runtime == 52)
    #expect(episode.airDate?.description == "2017-10-03" && episode.productionCode == "TW101")
    #expect(episode.overview == "Ada reads the first entry." && episode.voteAverage == 8.1)
    #expect(episode.guestStars.map(\.name) == ["Joon Havermeer"] && episode.crew.map(\.jobDepartment) == ["Directing"])
    let sparse = try response(to: EpisodeTarget.details(first, of: 1), "sparse")
    #expect(sparse.airDate == nil && sparse.runtime == nil && sparse.stillPath == nil && sparse.voteCount == 0)
    let parts = try response(to: EpisodeTarget.details(first, of: 1), "appended")
    #expect(parts.accountStates?.rating == .value(9.5) && parts.credits?.guestStars.count == 1)
    #expect(parts.externalIDs?.tvdbID == 9_930_101 && parts.externalIDs?.tvrageID == 0)
    #expect(parts.images?.stills.map(\.width) == [1920] && parts.videos?.rows.count == 1)
    #expect(parts.translations?.translations.first?.data.name == "Das lange Logbuch")
    #expect(try response(to: EpisodeTarget.credits(first, of: 1)).guestStars.map(\.character) == ["Harbour Master"])
  }

  @Test func `A season in TMDB's older format, without IDs, has its episodes`() throws {
    let season = try response(to: SeasonTarget.details(1, of: 1), "old")
    #expect(season.tmdbID == nil && season.id == .numbered(show: nil, season: 1, episode: nil))
    #expect(season.name == "Season 1" && season.episodeCount == 2)
    #expect(season.episodes.map(\.name) == ["Bare Poles", "Lee Shore"])
    #expect(season.episodes.map(\.id) == [1, 2].map { .numbered(show: nil, season: 1, episode: $0) })
  }

  @Test func `A season's own response needs neither an ID nor a number`() throws {
    #expect(try decoded(Season.self, #"{"name":"A","episodes":[{"episode_number":1}]}"#).episodes.count == 1)
  }

  @Test func `A season or episode with neither an ID nor a number is unreadable`() throws {
    #expect(throws: DecodingError.self) { try decoded(SeasonSummary.self, #"{"name":"A"}"#) }
    #expect(throws: DecodingError.self) { try decoded(Episode.self, #"{"name":"A","season_number":1}"#) }
    #expect(try decoded(SeasonSummary.self, #"{"id":null,"season_number":0}"#).seasonNumber == 0)
    #expect(try decoded(Episode.self, #"{"id":7,"name":"A"}"#).id == .tmdb(7))
  }

  @Test func `A damaged season keeps the readable parts`() throws {
    let season = try response(to: SeasonTarget.details(1, of: 1), "damaged")
    #expect(season.episodes.map(\.tmdbID) == [930_101, 930_201])
    #expect(season.episodes[1].airDate == nil && season.episodes[1].stillPath == nil)
    #expect(season.episodes[1].runtime == nil && season.airDate == nil && season.networks.isEmpty)
  }
}
