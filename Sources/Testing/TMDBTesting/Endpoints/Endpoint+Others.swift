import TMDB

/// The endpoints that are not about titles or people.
extension Endpoint {
  private static let session = Session(id: "session")
  private static let guest = GuestSession(id: "guest")
  private static let token = RequestToken(token: "token")
  private static let film = MediaItem.movie(.blank).id

  static let others: [Endpoint] = [
    Endpoint(CollectionTarget.details(1)), Endpoint(CollectionTarget.images(1, languages: ["en"])),
    Endpoint(CollectionTarget.translations(1)), Endpoint(CompanyTarget.details(1)),
    Endpoint(CompanyTarget.alternativeNames(1)), Endpoint(CompanyTarget.images(1)), Endpoint(NetworkTarget.details(1)),
    Endpoint(NetworkTarget.alternativeNames(1)), Endpoint(NetworkTarget.images(1)), Endpoint(KeywordTarget.details(1)),
    Endpoint(KeywordTarget.movies(1)), Endpoint(ReviewTarget.details("1")), Endpoint(CreditTarget.details("1")),
    Endpoint(FindTarget.id("tt0078748", from: .imdb)),
  ]

  static let configuration: [Endpoint] = [
    Endpoint(ConfigurationTarget.api), Endpoint(ConfigurationTarget.countries), Endpoint(ConfigurationTarget.jobs),
    Endpoint(ConfigurationTarget.languages), Endpoint(ConfigurationTarget.primaryTranslations),
    Endpoint(ConfigurationTarget.timezones), Endpoint(ConfigurationTarget.movieCertifications),
    Endpoint(ConfigurationTarget.tvCertifications), Endpoint(GenreTarget.movies), Endpoint(GenreTarget.shows),
    Endpoint(WatchProviderTarget.regions), Endpoint(WatchProviderTarget.movies(in: "GB")),
    Endpoint(WatchProviderTarget.shows(in: "GB")),
  ]

  static let users: [Endpoint] = [
    Endpoint(AccountTarget.details(session)), Endpoint(AccountTarget.details(1, session)),
    Endpoint(AccountTarget.favoriteMovies(of: 1, session)), Endpoint(AccountTarget.favoriteShows(of: 1, session)),
    Endpoint(AccountTarget.watchlistMovies(of: 1, session)), Endpoint(AccountTarget.watchlistShows(of: 1, session)),
    Endpoint(AccountTarget.ratedMovies(of: 1, session)), Endpoint(AccountTarget.ratedShows(of: 1, session)),
    Endpoint(AccountTarget.ratedEpisodes(of: 1, session)), Endpoint(AccountTarget.lists(of: 1, session)),
    Endpoint(AccountTarget.setFavorite(true, film, of: 1, session)),
    Endpoint(AccountTarget.setOnWatchlist(true, film, of: 1, session)), Endpoint(GuestSessionTarget.ratedMovies(guest)),
    Endpoint(GuestSessionTarget.ratedShows(guest)), Endpoint(GuestSessionTarget.ratedEpisodes(guest)),
    Endpoint(AuthenticationTarget.validation), Endpoint(AuthenticationTarget.requestToken),
    Endpoint(AuthenticationTarget.guestSession), Endpoint(AuthenticationTarget.session(from: token)),
    Endpoint(AuthenticationTarget.approve(token, user: "a", password: "b")),
    Endpoint(AuthenticationTarget.session(fromAccessToken: "a")), Endpoint(AuthenticationTarget.end(session)),
    Endpoint(ListTarget.details("1")), Endpoint(ListTarget.contains(1, list: "1")),
    Endpoint(ListTarget.create("a", session)),
    Endpoint(ListTarget.add(1, to: "1", session)), Endpoint(ListTarget.remove(1, from: "1", session)),
    Endpoint(ListTarget.clear("1", session)), Endpoint(ListTarget.delete("1", session)),
  ]
}
