import TMDB

// Blank values of series, from which stubs are made.

extension TVShow: Stubbable {
  /// Series 1, without a name, a date or a picture, and with 0 votes.
  public static var blank: TVShow { TVShow(id: 1) }
}

extension TVShowDetails: Stubbable {
  /// A blank series, without seasons, genres, or parts that were asked for along with it.
  public static var blank: TVShowDetails { TVShowDetails(show: .blank) }
}

extension TVShowParts: Stubbable {
  /// None of the parts was asked for: all are `nil`, and there are no seasons or episodes.
  public static var blank: TVShowParts { TVShowParts() }
}

extension ContentRatings: Stubbable {
  /// No age ratings.
  public static var blank: ContentRatings { ContentRatings() }
}

extension ContentRating: Stubbable {
  /// An empty age rating of no country.
  public static var blank: ContentRating { ContentRating() }
}

extension Season: Stubbable {
  /// A blank season without episodes, or parts that were asked for along with it.
  public static var blank: Season { Season(summary: .blank) }
}

extension SeasonSummary: Stubbable {
  /// Season 1 by id, 0 by its place in the series, without a name or a date.
  public static var blank: SeasonSummary { SeasonSummary(id: 1) }
}

extension SeasonParts: Stubbable {
  /// None of the parts was asked for: all are `nil`.
  public static var blank: SeasonParts { SeasonParts() }
}

extension Episode: Stubbable {
  /// Episode 1 by id, 0 by its season and its place in it, without a name or a date.
  public static var blank: Episode { Episode(id: 1) }
}

extension EpisodeDetails: Stubbable {
  /// A blank episode, without parts that were asked for along with it.
  public static var blank: EpisodeDetails { EpisodeDetails(episode: .blank) }
}

extension EpisodeGroupList: Stubbable {
  /// No orders of episodes.
  public static var blank: EpisodeGroupList { EpisodeGroupList() }
}

extension EpisodeGroupSummary: Stubbable {
  /// The order `1`, without a name, of type 0 and with 0 episodes.
  public static var blank: EpisodeGroupSummary { EpisodeGroupSummary(id: "1") }
}

extension EpisodeGroup: Stubbable {
  /// A blank order without parts.
  public static var blank: EpisodeGroup { EpisodeGroup(summary: .blank) }
}

extension EpisodeGroupPart: Stubbable {
  /// The part `1`, without a name or episodes, at place 0.
  public static var blank: EpisodeGroupPart { EpisodeGroupPart(id: "1") }
}

extension ScreenedEpisodes: Stubbable {
  /// No episodes.
  public static var blank: ScreenedEpisodes { ScreenedEpisodes() }
}

extension ScreenedEpisode: Stubbable {
  /// Episode 1 by id, 0 by its season and its place in it.
  public static var blank: ScreenedEpisode { ScreenedEpisode(id: 1) }
}
