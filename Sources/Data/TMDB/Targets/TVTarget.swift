/// The targets for shows. For seasons and episodes, see ``SeasonTarget`` and ``EpisodeTarget``.
public enum TVTarget {
  /// Returns a target for shows with an episode today, most popular first. `timezone` (an IANA name) determines today's
  /// date.
  public static func airingToday(timezone: String? = nil) -> Target<Page<TVShow>> {
    Target("/tv/airing_today", cache: .response, settings: [.language]).with("timezone", timezone)
  }

  /// Returns a target for shows with an episode within a week, most popular first. `timezone` (an IANA name) determines
  /// today's date.
  public static func onTheAir(timezone: String? = nil) -> Target<Page<TVShow>> {
    Target("/tv/on_the_air", cache: .response, settings: [.language]).with("timezone", timezone)
  }

  /// All shows, most popular first.
  public static let popular = Target<Page<TVShow>>("/tv/popular", cache: .response, settings: [.language])
  /// The highest-rated shows with enough votes.
  public static let topRated = Target<Page<TVShow>>("/tv/top_rated", cache: .response, settings: [.language])
  /// The show most recently added to TMDB. Most of its details are empty.
  public static let latest = Target<TVShowDetails>("/tv/latest", cache: .nothing)

  /// Returns a target for a show's details, with up to 20 parts and complete seasons in total.
  public static func details(
    _ id: TVShow.ID, appending parts: [TVPart] = [], seasons: [Int] = []
  ) -> Target<TVShowDetails> {
    Target("/tv/\(id)", cache: .response, settings: [.language]).appending(
      parts.map(\.rawValue) + seasons.map { "season/\($0)" })
  }

  /// Returns a target for the cast and crew of the latest season.
  public static func credits(_ id: TVShow.ID) -> Target<Credits> {
    Target("/tv/\(id)/credits", cache: .response, settings: [.language])
  }

  /// Returns a target for the cast and crew of all episodes.
  public static func aggregateCredits(_ id: TVShow.ID) -> Target<AggregateCredits> {
    Target("/tv/\(id)/aggregate_credits", cache: .response, settings: [.language])
  }

  /// Returns a target for images in the client's language and in `languages`, such as `["en", "null"]`; `null` means no
  /// language.
  public static func images(_ id: TVShow.ID, languages: [String] = []) -> Target<ImageSet> {
    Target("/tv/\(id)/images", cache: .nothing, settings: [.language]).images(in: languages)
  }

  /// Returns a target for trailers and other videos in the client's language and in `languages`.
  public static func videos(_ id: TVShow.ID, languages: [String] = []) -> Target<VideoList> {
    Target("/tv/\(id)/videos", cache: .nothing, settings: [.language]).videos(in: languages)
  }

  /// Returns a target for user reviews.
  public static func reviews(_ id: TVShow.ID) -> Target<Page<Review>> {
    Target("/tv/\(id)/reviews", cache: .nothing, settings: [.language])
  }

  /// Returns a target for recommended shows, based on this one.
  public static func recommendations(_ id: TVShow.ID) -> Target<Page<TVShow>> {
    Target("/tv/\(id)/recommendations", cache: .response, settings: [.language])
  }

  /// Returns a target for shows with similar genres and keywords.
  public static func similar(_ id: TVShow.ID) -> Target<Page<TVShow>> {
    Target("/tv/\(id)/similar", cache: .response, settings: [.language])
  }

  /// Returns a target for the show's keywords.
  public static func keywords(_ id: TVShow.ID) -> Target<KeywordList> {
    Target("/tv/\(id)/keywords", cache: .nothing)
  }

  /// Returns a target for the show's age ratings in each country.
  public static func contentRatings(_ id: TVShow.ID) -> Target<ContentRatings> {
    Target("/tv/\(id)/content_ratings", cache: .nothing)
  }

  /// Returns a target for the show's alternative titles.
  public static func alternativeTitles(_ id: TVShow.ID) -> Target<AlternativeTitles> {
    Target("/tv/\(id)/alternative_titles", cache: .nothing)
  }

  /// Returns a target for the show's translations.
  public static func translations(_ id: TVShow.ID) -> Target<Translations> {
    Target("/tv/\(id)/translations", cache: .nothing)
  }

  /// Returns a target for the show's IDs in other databases.
  public static func externalIDs(_ id: TVShow.ID) -> Target<ExternalIDs> {
    Target("/tv/\(id)/external_ids", cache: .nothing)
  }

  /// Returns a target for the show's watch providers. Apps must credit JustWatch, the source of the data.
  public static func watchProviders(_ id: TVShow.ID) -> Target<WatchProviders> {
    Target("/tv/\(id)/watch/providers", cache: .nothing)
  }

  /// Returns a target for the users' lists that contain the show.
  public static func lists(_ id: TVShow.ID) -> Target<Page<ListSummary>> {
    Target("/tv/\(id)/lists", cache: .nothing, settings: [.language])
  }

  /// Returns a target for the alternative orders of the show's episodes.
  public static func episodeGroups(_ id: TVShow.ID) -> Target<EpisodeGroupList> {
    Target("/tv/\(id)/episode_groups", cache: .nothing)
  }

  /// Returns a target for an alternative order with its episodes.
  public static func episodeGroup(_ id: EpisodeGroup.ID) -> Target<EpisodeGroup> {
    Target("/tv/episode_group/\(id)", cache: .nothing)
  }

  /// Returns a target for the show's episodes that were screened in cinemas.
  public static func screenedTheatrically(_ id: TVShow.ID) -> Target<ScreenedEpisodes> {
    Target("/tv/\(id)/screened_theatrically", cache: .nothing)
  }
}

/// A part that can be appended to a show's details. See ``TVShowParts``.
public enum TVPart: String, CaseIterable, Sendable {
  case accountStates = "account_states"
  case aggregateCredits = "aggregate_credits"
  case alternativeTitles = "alternative_titles"
  case changes
  case contentRatings = "content_ratings"
  case credits
  case episodeGroups = "episode_groups"
  case externalIDs = "external_ids"
  case images
  case keywords
  case lists
  case recommendations
  case reviews
  case screenedTheatrically = "screened_theatrically"
  case similar
  case translations
  case videos
  case watchProviders = "watch/providers"
}
