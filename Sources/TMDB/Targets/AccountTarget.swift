/// What belongs to a user's account: who they are, and their favourites, watch list, ratings and lists.
public enum AccountTarget {
  /// Whether titles that were marked earlier come first.
  public typealias Order = SortDirection

  /// Who the user is.
  public static func details(_ session: Session) -> Target<Account> {
    Target("/account", parameters: ["session_id": session.id])
  }

  /// Who the user is, asked for by id; TMDB goes by the session all the same.
  public static func details(_ id: Account.ID, _ session: Session) -> Target<Account> {
    Target("/account/\(id)", parameters: ["session_id": session.id])
  }

  /// The films that the user marked as favourites.
  public static func favoriteMovies(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Movie>> {
    list("/account/\(account)/favorite/movies", session, order)
  }

  /// The series that the user marked as favourites.
  public static func favoriteShows(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<TVShow>> {
    list("/account/\(account)/favorite/tv", session, order)
  }

  /// The films that the user means to see.
  public static func watchlistMovies(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Movie>> {
    list("/account/\(account)/watchlist/movies", session, order)
  }

  /// The series that the user means to see.
  public static func watchlistShows(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<TVShow>> {
    list("/account/\(account)/watchlist/tv", session, order)
  }

  /// The films that the user rated.
  public static func ratedMovies(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Rated<Movie>>> {
    list("/account/\(account)/rated/movies", session, order)
  }

  /// The series that the user rated.
  public static func ratedShows(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Rated<TVShow>>> {
    list("/account/\(account)/rated/tv", session, order)
  }

  /// The episodes that the user rated.
  public static func ratedEpisodes(
    of account: Account.ID, _ session: Session, order: Order = .ascending
  ) -> Target<Page<Rated<Episode>>> {
    list("/account/\(account)/rated/tv/episodes", session, order)
  }

  /// The lists that the user made.
  public static func lists(of account: Account.ID, _ session: Session) -> Target<Page<ListSummary>> {
    Target("/account/\(account)/lists", parameters: ["session_id": session.id])
  }

  /// Marks a film or series as a favourite, or takes the mark away.
  public static func setFavorite(
    _ isFavorite: Bool, _ item: MediaItem.ID, of account: Account.ID, _ session: Session
  ) -> Target<StatusReply> {
    mark("/account/\(account)/favorite", ["favorite": .boolean(isFavorite)], item, session)
  }

  /// Puts a film or series on the watch list, or takes it off.
  public static func setOnWatchlist(
    _ isOnWatchlist: Bool, _ item: MediaItem.ID, of account: Account.ID, _ session: Session
  ) -> Target<StatusReply> {
    mark("/account/\(account)/watchlist", ["watchlist": .boolean(isOnWatchlist)], item, session)
  }

  private static func list<Response>(
    _ path: TargetPath, _ session: Session, _ order: Order
  ) -> Target<Response> {
    let parameters = ["session_id": session.id, "sort_by": "created_at.\(order.rawValue)"]
    return Target(path, parameters: parameters, settings: [.language])
  }

  private static func mark(
    _ path: TargetPath, _ mark: [String: JSONValue], _ item: MediaItem.ID, _ session: Session
  ) -> Target<StatusReply> {
    let title: [String: JSONValue] = [
      "media_type": .text(item.mediaType.rawValue), "media_id": .number(Double(item.number)),
    ]
    return Target(
      path, method: .post, parameters: ["session_id": session.id], body: mark.merging(title) { old, _ in old })
  }
}
