/// The targets for a user's account states and ratings.
///
/// Ratings range from 0.5 to 10, in steps of 0.5.
public enum RatingTarget {
  /// Returns a target for the user's account states of a movie.
  public static func states(ofMovie id: Movie.ID, _ session: UserSession) -> Target<AccountStates> {
    Target("/movie/\(id)/account_states", cache: .nothing, parameters: session.parameters)
  }

  /// Returns a target for the user's account states of a show.
  public static func states(ofShow id: TVShow.ID, _ session: UserSession) -> Target<AccountStates> {
    Target("/tv/\(id)/account_states", cache: .nothing, parameters: session.parameters)
  }

  /// Returns a target for the user's account states of a season's episodes.
  public static func states(
    ofSeason season: Int, of show: TVShow.ID, _ session: UserSession
  ) -> Target<SeasonAccountStates> {
    Target("/tv/\(show)/season/\(season)/account_states", cache: .nothing, parameters: session.parameters)
  }

  /// Returns a target for the user's account states of an episode.
  public static func states(
    ofEpisode number: EpisodeNumber, of show: TVShow.ID, _ session: UserSession
  ) -> Target<AccountStates> {
    Target(
      "/tv/\(show)/season/\(number.season)/episode/\(number.episode)/account_states", cache: .nothing,
      parameters: session.parameters)
  }

  /// Returns a target that rates a movie, or deletes the rating if `rating` is `nil`.
  public static func rate(movie id: Movie.ID, _ rating: Double?, _ session: UserSession) -> Target<StatusReply> {
    rate("/movie/\(id)/rating", rating, session)
  }

  /// Returns a target that rates a show, or deletes the rating if `rating` is `nil`.
  public static func rate(show id: TVShow.ID, _ rating: Double?, _ session: UserSession) -> Target<StatusReply> {
    rate("/tv/\(id)/rating", rating, session)
  }

  /// Returns a target that rates an episode, or deletes the rating if `rating` is `nil`.
  public static func rate(
    episode number: EpisodeNumber, of show: TVShow.ID, _ rating: Double?, _ session: UserSession
  ) -> Target<StatusReply> {
    rate("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/rating", rating, session)
  }

  private static func rate(_ path: TargetPath, _ rating: Double?, _ session: UserSession) -> Target<StatusReply> {
    guard let rating else { return Target(path, cache: .nothing, method: .delete, parameters: session.parameters) }
    return Target(
      path, cache: .nothing, method: .post, parameters: session.parameters, body: ["value": .number(rating)])
  }
}
