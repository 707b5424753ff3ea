/// The targets for seasons of shows. Season 0 contains the specials.
public enum SeasonTarget {
  /// Returns a target for a season with its episodes and the given parts.
  public static func details(
    _ season: Int, of show: TVShow.ID, appending parts: [SeasonPart] = []
  ) -> Target<Season> {
    Target("/tv/\(show)/season/\(season)", cache: .response, settings: [.language]).appending(parts.map(\.rawValue))
  }

  /// Returns a target for the cast and crew of the season as a whole.
  public static func credits(_ season: Int, of show: TVShow.ID) -> Target<Credits> {
    Target("/tv/\(show)/season/\(season)/credits", cache: .nothing, settings: [.language])
  }

  /// Returns a target for the cast and crew of all episodes in the season.
  public static func aggregateCredits(_ season: Int, of show: TVShow.ID) -> Target<AggregateCredits> {
    Target("/tv/\(show)/season/\(season)/aggregate_credits", cache: .nothing, settings: [.language])
  }

  /// Returns a target for posters in the client's language and in `languages`.
  public static func images(_ season: Int, of show: TVShow.ID, languages: [String] = []) -> Target<ImageSet> {
    Target("/tv/\(show)/season/\(season)/images", cache: .nothing, settings: [.language]).images(in: languages)
  }

  /// Returns a target for trailers and other videos in the client's language and in `languages`.
  public static func videos(_ season: Int, of show: TVShow.ID, languages: [String] = []) -> Target<VideoList> {
    Target("/tv/\(show)/season/\(season)/videos", cache: .nothing, settings: [.language]).videos(in: languages)
  }

  /// Returns a target for the season's translations.
  public static func translations(_ season: Int, of show: TVShow.ID) -> Target<Translations> {
    Target("/tv/\(show)/season/\(season)/translations", cache: .nothing)
  }

  /// Returns a target for the season's IDs in other databases.
  public static func externalIDs(_ season: Int, of show: TVShow.ID) -> Target<ExternalIDs> {
    Target("/tv/\(show)/season/\(season)/external_ids", cache: .nothing)
  }

  /// Returns a target for the season's watch providers. Apps must credit JustWatch, the source of the data.
  public static func watchProviders(_ season: Int, of show: TVShow.ID) -> Target<WatchProviders> {
    Target("/tv/\(show)/season/\(season)/watch/providers", cache: .nothing, settings: [.language])
  }

}

/// A part that can be appended to a season's details. See ``SeasonParts``.
public enum SeasonPart: String, CaseIterable, Sendable {
  case accountStates = "account_states"
  case aggregateCredits = "aggregate_credits"
  case credits
  case externalIDs = "external_ids"
  case images
  case translations
  case videos
  case watchProviders = "watch/providers"
}
