/// The targets for ratings in a guest session.
public enum GuestSessionTarget {
  /// Returns a target for the rated movies.
  public static func ratedMovies(
    _ session: GuestSession, order: SortDirection = .ascending
  ) -> Target<Page<Rated<Movie>>> {
    list("/guest_session/\(secret: session.id)/rated/movies", order)
  }

  /// Returns a target for the rated shows.
  public static func ratedShows(
    _ session: GuestSession, order: SortDirection = .ascending
  ) -> Target<Page<Rated<TVShow>>> {
    list("/guest_session/\(secret: session.id)/rated/tv", order)
  }

  /// Returns a target for the rated episodes.
  public static func ratedEpisodes(
    _ session: GuestSession, order: SortDirection = .ascending
  ) -> Target<Page<Rated<Episode>>> {
    list("/guest_session/\(secret: session.id)/rated/tv/episodes", order)
  }

  private static func list<Response>(_ path: TargetPath, _ order: SortDirection) -> Target<Response> {
    Target(path, cache: .nothing, parameters: ["sort_by": "created_at.\(order.rawValue)"], settings: [.language])
  }
}
