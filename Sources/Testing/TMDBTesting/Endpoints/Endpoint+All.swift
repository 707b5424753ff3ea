import TMDB

/// All endpoints, created from the targets that request them.
extension Endpoint {
  /// All endpoints that the library supports.
  public static let all: [Endpoint] =
    movies + television + seasons + people + lists + others + configuration + users

  private static let session = Session(id: "session")
  private static let guest = GuestSession(id: "guest")

  private static let movies: [Endpoint] = [
    Endpoint(MovieTarget.nowPlaying), Endpoint(MovieTarget.upcoming), Endpoint(MovieTarget.popular),
    Endpoint(MovieTarget.topRated), Endpoint(MovieTarget.latest),
    Endpoint(MovieTarget.details(1, appending: MoviePart.allCases)), Endpoint(MovieTarget.credits(1)),
    Endpoint(MovieTarget.images(1, languages: ["en"])), Endpoint(MovieTarget.videos(1)),
    Endpoint(MovieTarget.reviews(1)), Endpoint(MovieTarget.recommendations(1)), Endpoint(MovieTarget.similar(1)),
    Endpoint(MovieTarget.keywords(1)), Endpoint(MovieTarget.releaseDates(1)),
    Endpoint(MovieTarget.alternativeTitles(1, country: "GB")), Endpoint(MovieTarget.translations(1)),
    Endpoint(MovieTarget.externalIDs(1)), Endpoint(MovieTarget.watchProviders(1)), Endpoint(MovieTarget.lists(1)),
    Endpoint(RatingTarget.states(ofMovie: 1, .account(session))),
    Endpoint(RatingTarget.rate(movie: 1, 8.5, .guest(guest))),
    Endpoint(RatingTarget.rate(movie: 1, nil, .guest(guest))),
    Endpoint(ChangesTarget.movies()), Endpoint(ChangesTarget.movie(1)),
  ]

  private static let television: [Endpoint] = [
    Endpoint(TVTarget.airingToday(timezone: "Europe/Berlin")), Endpoint(TVTarget.onTheAir()),
    Endpoint(TVTarget.popular), Endpoint(TVTarget.topRated), Endpoint(TVTarget.latest),
    Endpoint(TVTarget.details(1, appending: TVPart.allCases)), Endpoint(TVTarget.credits(1)),
    Endpoint(TVTarget.aggregateCredits(1)), Endpoint(TVTarget.images(1, languages: ["en"])),
    Endpoint(TVTarget.videos(1, languages: ["en"])), Endpoint(TVTarget.reviews(1)),
    Endpoint(TVTarget.recommendations(1)), Endpoint(TVTarget.similar(1)), Endpoint(TVTarget.keywords(1)),
    Endpoint(TVTarget.contentRatings(1)), Endpoint(TVTarget.alternativeTitles(1)), Endpoint(TVTarget.translations(1)),
    Endpoint(TVTarget.externalIDs(1)), Endpoint(TVTarget.watchProviders(1)), Endpoint(TVTarget.lists(1)),
    Endpoint(TVTarget.episodeGroups(1)), Endpoint(TVTarget.episodeGroup("1")),
    Endpoint(TVTarget.screenedTheatrically(1)), Endpoint(RatingTarget.states(ofShow: 1, .account(session))),
    Endpoint(RatingTarget.rate(show: 1, 8.5, .account(session))),
    Endpoint(RatingTarget.rate(show: 1, nil, .account(session))), Endpoint(ChangesTarget.shows()),
    Endpoint(ChangesTarget.show(1)), Endpoint(ChangesTarget.season(1)), Endpoint(ChangesTarget.episode(1)),
  ]

  private static let first = EpisodeNumber(season: 1, episode: 1)

  private static let seasons: [Endpoint] = [
    Endpoint(SeasonTarget.details(1, of: 1, appending: SeasonPart.allCases)), Endpoint(SeasonTarget.credits(1, of: 1)),
    Endpoint(SeasonTarget.aggregateCredits(1, of: 1)), Endpoint(SeasonTarget.images(1, of: 1, languages: ["en"])),
    Endpoint(SeasonTarget.videos(1, of: 1, languages: ["en"])), Endpoint(SeasonTarget.translations(1, of: 1)),
    Endpoint(SeasonTarget.externalIDs(1, of: 1)), Endpoint(SeasonTarget.watchProviders(1, of: 1)),
    Endpoint(RatingTarget.states(ofSeason: 1, of: 1, .account(session))),
    Endpoint(EpisodeTarget.details(first, of: 1, appending: EpisodePart.allCases)),
    Endpoint(EpisodeTarget.credits(first, of: 1)), Endpoint(EpisodeTarget.images(first, of: 1, languages: ["en"])),
    Endpoint(EpisodeTarget.videos(first, of: 1, languages: ["en"])), Endpoint(EpisodeTarget.translations(first, of: 1)),
    Endpoint(EpisodeTarget.externalIDs(first, of: 1)),
    Endpoint(RatingTarget.states(ofEpisode: first, of: 1, .account(session))),
    Endpoint(RatingTarget.rate(episode: first, of: 1, 8.5, .account(session))),
    Endpoint(RatingTarget.rate(episode: first, of: 1, nil, .account(session))),
  ]

  private static let people: [Endpoint] = [
    Endpoint(PersonTarget.popular), Endpoint(PersonTarget.latest),
    Endpoint(PersonTarget.details(1, appending: PersonPart.allCases)), Endpoint(PersonTarget.combinedCredits(1)),
    Endpoint(PersonTarget.movieCredits(1)), Endpoint(PersonTarget.tvCredits(1)), Endpoint(PersonTarget.images(1)),
    Endpoint(PersonTarget.taggedImages(1)), Endpoint(PersonTarget.translations(1)),
    Endpoint(PersonTarget.externalIDs(1)), Endpoint(ChangesTarget.people()), Endpoint(ChangesTarget.person(1)),
  ]

  private static let lists: [Endpoint] = [
    Endpoint(SearchTarget.multi("a")), Endpoint(SearchTarget.movies("a", year: 1979, primaryReleaseYear: 1979)),
    Endpoint(SearchTarget.shows("a", year: 1979, firstAirDateYear: 1979)), Endpoint(SearchTarget.people("a")),
    Endpoint(SearchTarget.collections("a")), Endpoint(SearchTarget.companies("a")),
    Endpoint(SearchTarget.keywords("a")),
    Endpoint(DiscoverTarget.movies()), Endpoint(DiscoverTarget.shows()), Endpoint(TrendingTarget.all()),
    Endpoint(TrendingTarget.movies()), Endpoint(TrendingTarget.shows()), Endpoint(TrendingTarget.people()),
  ]
}
