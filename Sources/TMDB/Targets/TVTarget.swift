/// What can be asked about series; for single seasons and episodes see ``SeasonTarget`` and ``EpisodeTarget``.
public enum TVTarget {
  /// With an episode today, most popular first; `timezone` (an IANA name) says when today is.
  public static func airingToday(timezone: String? = nil) -> Target<Page<TVShow>> {
    Target("/tv/airing_today", settings: [.language]).with("timezone", timezone)
  }

  /// With an episode within a week, most popular first; `timezone` (an IANA name) says when today is.
  public static func onTheAir(timezone: String? = nil) -> Target<Page<TVShow>> {
    Target("/tv/on_the_air", settings: [.language]).with("timezone", timezone)
  }

  /// All series, most popular first.
  public static let popular = Target<Page<TVShow>>("/tv/popular", settings: [.language])
  /// Series with enough votes, best first.
  public static let topRated = Target<Page<TVShow>>("/tv/top_rated", settings: [.language])
  /// The newest series at TMDB, whose details are mostly empty.
  public static let latest = Target<TVShowDetails>("/tv/latest")

  /// Everything about a series, with the parts and whole seasons asked for: 20 together at most.
  public static func details(
    _ id: TVShow.ID, appending parts: [TVPart] = [], seasons: [Int] = []
  ) -> Target<TVShowDetails> {
    Target("/tv/\(id)", settings: [.language]).appending(parts.map(\.rawValue) + seasons.map { "season/\($0)" })
  }

  /// Who played and who worked in the latest season.
  public static func credits(_ id: TVShow.ID) -> Target<Credits> {
    Target("/tv/\(id)/credits", settings: [.language])
  }

  /// Who played and who worked in any episode.
  public static func aggregateCredits(_ id: TVShow.ID) -> Target<AggregateCredits> {
    Target("/tv/\(id)/aggregate_credits", settings: [.language])
  }

  /// Pictures, in the client's language; `languages` (such as `["en", "null"]`, where `null` is none) widens that.
  public static func images(_ id: TVShow.ID, languages: [String] = []) -> Target<ImageSet> {
    Target("/tv/\(id)/images", settings: [.language]).images(in: languages)
  }

  /// Trailers and the like, in the client's language; `languages` widens that.
  public static func videos(_ id: TVShow.ID, languages: [String] = []) -> Target<VideoList> {
    Target("/tv/\(id)/videos", settings: [.language]).videos(in: languages)
  }

  /// What users wrote.
  public static func reviews(_ id: TVShow.ID) -> Target<Page<Review>> {
    Target("/tv/\(id)/reviews", settings: [.language])
  }

  /// What those who liked it liked.
  public static func recommendations(_ id: TVShow.ID) -> Target<Page<TVShow>> {
    Target("/tv/\(id)/recommendations", settings: [.language])
  }

  /// What shares its genres and keywords.
  public static func similar(_ id: TVShow.ID) -> Target<Page<TVShow>> {
    Target("/tv/\(id)/similar", settings: [.language])
  }

  /// Its keywords.
  public static func keywords(_ id: TVShow.ID) -> Target<KeywordList> {
    Target("/tv/\(id)/keywords")
  }

  /// Its age ratings in each country.
  public static func contentRatings(_ id: TVShow.ID) -> Target<ContentRatings> {
    Target("/tv/\(id)/content_ratings")
  }

  /// Its other titles.
  public static func alternativeTitles(_ id: TVShow.ID) -> Target<AlternativeTitles> {
    Target("/tv/\(id)/alternative_titles")
  }

  /// Its texts in other languages.
  public static func translations(_ id: TVShow.ID) -> Target<Translations> {
    Target("/tv/\(id)/translations")
  }

  /// Its ids elsewhere.
  public static func externalIDs(_ id: TVShow.ID) -> Target<ExternalIDs> {
    Target("/tv/\(id)/external_ids")
  }

  /// Where it can be seen; the data are JustWatch's and must be credited.
  public static func watchProviders(_ id: TVShow.ID) -> Target<WatchProviders> {
    Target("/tv/\(id)/watch/providers")
  }

  /// The users' lists that hold it.
  public static func lists(_ id: TVShow.ID) -> Target<Page<ListSummary>> {
    Target("/tv/\(id)/lists", settings: [.language])
  }

  /// Other orders of its episodes.
  public static func episodeGroups(_ id: TVShow.ID) -> Target<EpisodeGroupList> {
    Target("/tv/\(id)/episode_groups")
  }

  /// One other order of a series' episodes, with them.
  public static func episodeGroup(_ id: EpisodeGroup.ID) -> Target<EpisodeGroup> {
    Target("/tv/episode_group/\(id)")
  }

  /// Its episodes that were shown in cinemas.
  public static func screenedTheatrically(_ id: TVShow.ID) -> Target<ScreenedEpisodes> {
    Target("/tv/\(id)/screened_theatrically")
  }
}

/// A part that can be appended to a series' details: see ``TVShowParts``.
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
