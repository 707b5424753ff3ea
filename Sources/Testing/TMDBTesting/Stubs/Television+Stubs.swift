import TMDB

// Blank shows, seasons and episodes, the basis of stubs.

extension TVShow: Stubbable {
  /// A show with the ID 1, and without name, date, images and votes.
  public static var blank: TVShow { TVShow(id: 1) }
}

extension TVShowDetails: Stubbable {
  /// A blank show without seasons, genres and appended parts.
  public static var blank: TVShowDetails { TVShowDetails(show: .blank) }
}

extension TVShowParts: Stubbable {
  /// Parts that are all `nil`, without seasons and episodes.
  public static var blank: TVShowParts { TVShowParts() }
}

extension ContentRatings: Stubbable {
  /// An empty list of age ratings.
  public static var blank: ContentRatings { ContentRatings() }
}

extension ContentRating: Stubbable {
  /// An empty age rating without a country.
  public static var blank: ContentRating { ContentRating() }
}

extension Season: Stubbable {
  /// A blank season without episodes and appended parts.
  public static var blank: Season { Season(summary: .blank) }
}

extension SeasonSummary: Stubbable {
  /// A season with the ID 1 and the number 0, and without name and date.
  public static var blank: SeasonSummary { SeasonSummary(id: 1) }
}

extension SeasonParts: Stubbable {
  /// Parts that are all `nil`.
  public static var blank: SeasonParts { SeasonParts() }
}

extension Episode: Stubbable {
  /// An episode with the ID 1, in season 0 with the number 0, and without name and date.
  public static var blank: Episode { Episode(id: 1) }
}

extension EpisodeDetails: Stubbable {
  /// A blank episode without appended parts.
  public static var blank: EpisodeDetails { EpisodeDetails(episode: .blank) }
}

extension EpisodeGroupList: Stubbable {
  /// An empty list of orders.
  public static var blank: EpisodeGroupList { EpisodeGroupList() }
}

extension EpisodeGroupSummary: Stubbable {
  /// An order with the ID `1` and the type 0, and without name and episodes.
  public static var blank: EpisodeGroupSummary { EpisodeGroupSummary(id: "1") }
}

extension EpisodeGroup: Stubbable {
  /// A blank order without parts.
  public static var blank: EpisodeGroup { EpisodeGroup(summary: .blank) }
}

extension EpisodeGroupPart: Stubbable {
  /// A part with the ID `1` and the position 0, and without name and episodes.
  public static var blank: EpisodeGroupPart { EpisodeGroupPart(id: "1") }
}

extension ScreenedEpisodes: Stubbable {
  /// An empty list of episodes.
  public static var blank: ScreenedEpisodes { ScreenedEpisodes() }
}

extension ScreenedEpisode: Stubbable {
  /// An episode with the ID 1, in season 0 with the number 0.
  public static var blank: ScreenedEpisode { ScreenedEpisode(id: 1) }
}
