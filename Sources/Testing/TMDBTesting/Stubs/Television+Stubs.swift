import TMDB

// Blank shows, seasons and episodes, the basis of stubs.

extension TVShow: NumberedStubbable {}
extension SeasonSummary: NumberedStubbable {}
extension Episode: NumberedStubbable {}
extension ScreenedEpisode: NumberedStubbable {}

extension TVShowParts: EmptyStubbable {}
extension ContentRating: EmptyStubbable {}
extension SeasonParts: EmptyStubbable {}

extension TVShowDetails: Stubbable {
  /// A blank show without seasons, genres or appended parts.
  public static var blank: TVShowDetails { TVShowDetails(show: .blank) }
}

extension Season: Stubbable {
  /// A blank season without episodes or appended parts.
  public static var blank: Season { Season(summary: .blank) }
}

extension EpisodeDetails: Stubbable {
  /// A blank episode without appended parts.
  public static var blank: EpisodeDetails { EpisodeDetails(summary: .blank) }
}

extension EpisodeGroupSummary: Stubbable {
  /// An episode group with the ID `1` and the type 0, without a name or episodes.
  public static var blank: EpisodeGroupSummary { EpisodeGroupSummary(id: "1") }
}

extension EpisodeGroup: Stubbable {
  /// A blank episode group without parts.
  public static var blank: EpisodeGroup { EpisodeGroup(summary: .blank) }
}

extension EpisodeGroupPart: Stubbable {
  /// A part with the ID `1` and the position 0, without a name or episodes.
  public static var blank: EpisodeGroupPart { EpisodeGroupPart(id: "1") }
}
