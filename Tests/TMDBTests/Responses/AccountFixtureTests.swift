import Foundation
import TMDB
import Testing

/// The decoded values of the account, login and rating models.
@Suite struct AccountFixtureTests {
  private let session = Session(id: "session")

  @Test func `Account states have a rating, if there is one`() throws {
    let target = RatingTarget.states(ofMovie: 1, .account(session))
    let rated = try response(to: target)
    #expect(rated.rating == .value(8.5) && rated.isFavorite && !rated.isOnWatchlist && rated.id == 900_101)
    let unrated = try response(to: target, "unrated")
    #expect(unrated.rating == UserRating.none && !unrated.isFavorite && unrated.isOnWatchlist)
    #expect(try response(to: target, "number").rating == .value(6.5))
    let damaged = try response(to: target, "damaged")
    #expect(damaged.rating == UserRating.none && !damaged.isFavorite && damaged.isOnWatchlist)
    let season = try response(to: RatingTarget.states(ofSeason: 1, of: 1, .account(session)))
    #expect(season.rows.map(\.rating) == [.value(9.5), UserRating.none])
    #expect(season.rows.map(\.episodeNumber) == [1, 2])
  }

  @Test func `Rated titles have the user's rating`() throws {
    let movies = try response(to: AccountTarget.ratedMovies(of: 1, session)).results
    #expect(movies.map(\.rating) == [8.5, 10] && movies.map(\.title).first == "The Clockmaker of Ostrel")
    #expect(try response(to: AccountTarget.ratedMovies(of: 1, session), "object").results.map(\.rating) == [7])
    #expect(try response(to: AccountTarget.ratedShows(of: 1, session)).results.map(\.rating) == [9])
    #expect(try response(to: AccountTarget.ratedEpisodes(of: 1, session)).results.map(\.rating) == [0.5])
    let episodes = try response(to: GuestSessionTarget.ratedEpisodes(GuestSession(id: "guest"))).results
    #expect(episodes.map(\.rating) == [9.5, 3] && episodes.map(\.runtime) == [52, nil])
    #expect(episodes.map(\.showID) == [910_201, 910_201])
  }

  @Test func `An account has a name, a language and an avatar`() throws {
    let account = try response(to: AccountTarget.details(session))
    #expect(account.id == 990_001 && account.username == "wren_ostrel" && account.name.isEmpty)
    #expect(account.language == "de" && account.country == "AT" && !account.includeAdult)
    #expect(account.avatar?.tmdb?.path == ImagePath("/fxAvatarWren.png"))
    #expect(account.avatar?.gravatar?.hash == "00000000fictional00000000000000")
    let other = try response(to: AccountTarget.details(1, session))
    #expect(other.name == "Wren Ostrel" && other.includeAdult && other.avatar?.tmdb?.path == nil)
    #expect(try response(to: AccountTarget.lists(of: 1, session)).results.map(\.listType) == ["movie"])
    #expect(try response(to: AccountTarget.watchlistMovies(of: 1, session)).results.map(\.id) == [900_105, 900_104])
  }

  @Test func `Logins have a secret and an expiration date`() throws {
    let token = try response(to: AuthenticationTarget.requestToken)
    #expect(token.token == "fictional-token-0001" && token.success)
    #expect(token.expiresAt?.date == Date(timeIntervalSince1970: 1_936_559_284))
    let guest = try response(to: AuthenticationTarget.guestSession)
    #expect(guest.id == "fictional-guest-0001" && guest.success)
    #expect(guest.expiresAt?.date == Date(timeIntervalSince1970: 1_936_642_084))
    #expect(try response(to: AuthenticationTarget.session(from: token)).id == "fictional-session-0001")
    #expect(try response(to: AuthenticationTarget.session(fromAccessToken: "a")).success)
  }

  @Test func `A write returns a status code`() throws {
    let film = MediaItem.movie(Movie(id: 1)).id
    #expect(try response(to: RatingTarget.rate(movie: 1, 8, .account(session))).code == 1)
    #expect(try response(to: RatingTarget.rate(movie: 1, nil, .account(session))).code == 13)
    #expect(try response(to: RatingTarget.rate(show: 1, 8, .account(session)), "updated").code == 12)
    #expect(try response(to: AccountTarget.setFavorite(true, film, of: 1, session)).success == true)
    #expect(try response(to: AuthenticationTarget.end(session)).success == true)
    let creation = try response(to: ListTarget.create("a", session))
    #expect(creation.listID == "940003" && creation.code == 1)
    for fixture in Fixture.responses {
      #expect(TMDBError(NetworkResponse(status: 200, body: fixture.body)) == nil, "\(fixture.name)")
    }
  }
}
