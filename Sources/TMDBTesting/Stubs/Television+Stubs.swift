import TMDB

// Blank values of series, from which stubs are made.

extension TVShow: Stubbable {
  public static var blank: TVShow { TVShow(id: 1) }
}

extension TVShowDetails: Stubbable {
  public static var blank: TVShowDetails { TVShowDetails(show: .blank) }
}

extension TVShowParts: Stubbable {
  public static var blank: TVShowParts { TVShowParts() }
}

extension ContentRatings: Stubbable {
  public static var blank: ContentRatings { ContentRatings() }
}

extension ContentRating: Stubbable {
  public static var blank: ContentRating { ContentRating() }
}

extension Season: Stubbable {
  public static var blank: Season { Season(summary: .blank) }
}

extension SeasonSummary: Stubbable {
  public static var blank: SeasonSummary { SeasonSummary(id: 1) }
}

extension SeasonParts: Stubbable {
  public static var blank: SeasonParts { SeasonParts() }
}

extension Episode: Stubbable {
  public static var blank: Episode { Episode(id: 1) }
}

extension EpisodeDetails: Stubbable {
  public static var blank: EpisodeDetails { EpisodeDetails(episode: .blank) }
}

extension EpisodeGroupList: Stubbable {
  public static var blank: EpisodeGroupList { EpisodeGroupList() }
}

extension EpisodeGroupSummary: Stubbable {
  public static var blank: EpisodeGroupSummary { EpisodeGroupSummary(id: "1") }
}

extension EpisodeGroup: Stubbable {
  public static var blank: EpisodeGroup { EpisodeGroup(summary: .blank) }
}

extension EpisodeGroupPart: Stubbable {
  public static var blank: EpisodeGroupPart { EpisodeGroupPart(id: "1") }
}

extension ScreenedEpisodes: Stubbable {
  public static var blank: ScreenedEpisodes { ScreenedEpisodes() }
}

extension ScreenedEpisode: Stubbable {
  public static var blank: ScreenedEpisode { ScreenedEpisode(id: 1) }
}
