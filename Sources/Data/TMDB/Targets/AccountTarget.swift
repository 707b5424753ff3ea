/// The targets for a user's account: details, favorites, watchlist, ratings and lists.
public enum AccountTarget {
  /// The sort order by the date when the user added the title.
  public typealias Order = SortDirection

  /// Returns a target for the user's account.
  public static func details(_ session: Session) -> Target<Account> {
    Target("/account", cache: .nothing, parameters: ["session_id": session.id])
  }

  /// Returns a target for the account with an ID. TMDB ignores the ID and uses the session's account.
  public static func details(_ id: Account.ID, _ session: Session) -> Target<Account> {
    Target("/account/\(id)", cache: .nothing, parameters: ["session_id": session.id])
  }

  /// Returns a target for the user's favorite movies.
  public static func favoriteMovies(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Movie>> {
    list("/account/\(account)/favorite/movies", session, order)
  }

  /// Returns a target for the user's favorite shows.
  public static func favoriteShows(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<TVShow>> {
    list("/account/\(account)/favorite/tv", session, order)
  }

  /// Returns a target for the movies on the user's watchlist.
  public static func watchlistMovies(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Movie>> {
    list("/account/\(account)/watchlist/movies", session, order)
  }

  /// Returns a target for the shows on the user's watchlist.
  public static func watchlistShows(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<TVShow>> {
    list("/account/\(account)/watchlist/tv", session, order)
  }

  /// Returns a target for the movies that the user rated.
  public static func ratedMovies(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Rated<Movie>>> {
    list("/account/\(account)/rated/movies", session, order)
  }

  /// Returns a target for the shows that the user rated.
  public static func ratedShows(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Rated<TVShow>>> {
    list("/account/\(account)/rated/tv", session, order)
  }

  /// Returns a target for the episodes that the user rated.
  public static func ratedEpisodes(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Rated<Episode>>> {
    list("/account/\(account)/rated/tv/episodes", session, order)
  }

  /// Returns a target for the user's own lists.
  public static func lists(of account: Account.ID, _ session: Session) -> Target<Page<ListSummary>> {
    Target("/account/\(account)/lists", cache: .nothing, parameters: ["session_id": session.id])
  }

  /// Returns a target that adds a movie or show to the user's favorites or removes it.
  public static func setFavorite(
    _ isFavorite: Bool, _ item: MediaItem.ID, of account: Account.ID, _ session: Session
  ) -> Target<StatusReply> {
    mark("/account/\(account)/favorite", ["favorite": .boolean(isFavorite)], item, session)
  }

  /// Returns a target that adds a movie or show to the user's watchlist or removes it.
  public static func setOnWatchlist(
    _ isOnWatchlist: Bool, _ item: MediaItem.ID, of account: Account.ID, _ session: Session
  ) -> Target<StatusReply> {
    mark("/account/\(account)/watchlist", ["watchlist": .boolean(isOnWatchlist)], item, session)
  }

  private static func list<Response>(
    _ path: TargetPath, _ session: Session, _ order: Order
  ) -> Target<Response> {
    let parameters = ["session_id": session.id, "sort_by": "created_at.\(order.rawValue)"]
    return Target(path, cache: .nothing, parameters: parameters, settings: [.language])
  }

  private static func mark(
    _ path: TargetPath, _ mark: [String: JSONValue], _ item: MediaItem.ID, _ session: Session
  ) -> Target<StatusReply> {
    let title: [String: JSONValue] = [
      "media_type": .text(item.mediaType.rawValue), "media_id": .number(Double(item.number)),
    ]
    return Target(
      path, cache: .nothing, method: .post, parameters: ["session_id": session.id],
      body: mark.merging(title) { old, _ in old })
  }
}
