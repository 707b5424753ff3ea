/// A user's own view of titles: what they did with them, and rating them.
///
/// A rating goes from 0.5 to 10 in steps of 0.5.
public enum RatingTarget {
  /// What the user did with a film.
  public static func states(ofMovie id: Movie.ID, _ session: UserSession) -> Target<AccountStates> {
    Target("/movie/\(id)/account_states", parameters: session.parameters)
  }

  /// What the user did with a series.
  public static func states(ofShow id: TVShow.ID, _ session: UserSession) -> Target<AccountStates> {
    Target("/tv/\(id)/account_states", parameters: session.parameters)
  }

  /// What the user did with the episodes of a season.
  public static func states(
    ofSeason season: Int, of show: TVShow.ID, _ session: UserSession
  ) -> Target<SeasonAccountStates> {
    Target("/tv/\(show)/season/\(season)/account_states", parameters: session.parameters)
  }

  /// What the user did with an episode.
  public static func states(
    ofEpisode number: EpisodeNumber, of show: TVShow.ID, _ session: UserSession
  ) -> Target<AccountStates> {
    Target(
      "/tv/\(show)/season/\(number.season)/episode/\(number.episode)/account_states", parameters: session.parameters)
  }

  /// Rates a film, or takes the rating away (`nil`).
  public static func rate(movie id: Movie.ID, _ rating: Double?, _ session: UserSession) -> Target<StatusReply> {
    rate("/movie/\(id)/rating", rating, session)
  }

  /// Rates a series, or takes the rating away (`nil`).
  public static func rate(show id: TVShow.ID, _ rating: Double?, _ session: UserSession) -> Target<StatusReply> {
    rate("/tv/\(id)/rating", rating, session)
  }

  /// Rates an episode, or takes the rating away (`nil`).
  public static func rate(
    episode number: EpisodeNumber, of show: TVShow.ID, _ rating: Double?, _ session: UserSession
  ) -> Target<StatusReply> {
    rate("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/rating", rating, session)
  }

  private static func rate(_ path: TargetPath, _ rating: Double?, _ session: UserSession) -> Target<StatusReply> {
    guard let rating else { return Target(path, method: .delete, parameters: session.parameters) }
    return Target(path, method: .post, parameters: session.parameters, body: ["value": .number(rating)])
  }
}
