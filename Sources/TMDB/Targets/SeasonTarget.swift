/// What can be asked about one season of a series. Season 0 holds the specials.
public enum SeasonTarget {
  /// The season with its episodes, and the parts asked for.
  public static func details(
    _ season: Int, of show: TVShow.ID, appending parts: [SeasonPart] = []
  ) -> Target<Season> {
    Target("/tv/\(show)/season/\(season)", settings: [.language]).appending(parts.map(\.rawValue))
  }

  /// Who played and who worked throughout.
  public static func credits(_ season: Int, of show: TVShow.ID) -> Target<Credits> {
    Target("/tv/\(show)/season/\(season)/credits", settings: [.language])
  }

  /// Who played and who worked in any of its episodes.
  public static func aggregateCredits(_ season: Int, of show: TVShow.ID) -> Target<AggregateCredits> {
    Target("/tv/\(show)/season/\(season)/aggregate_credits", settings: [.language])
  }

  /// Its posters, in the client's language; `languages` widens that.
  public static func images(_ season: Int, of show: TVShow.ID, languages: [String] = []) -> Target<ImageSet> {
    Target("/tv/\(show)/season/\(season)/images", settings: [.language]).images(in: languages)
  }

  /// Trailers and the like, in the client's language; `languages` widens that.
  public static func videos(_ season: Int, of show: TVShow.ID, languages: [String] = []) -> Target<VideoList> {
    Target("/tv/\(show)/season/\(season)/videos", settings: [.language]).videos(in: languages)
  }

  /// Its texts in other languages.
  public static func translations(_ season: Int, of show: TVShow.ID) -> Target<Translations> {
    Target("/tv/\(show)/season/\(season)/translations")
  }

  /// Its ids elsewhere.
  public static func externalIDs(_ season: Int, of show: TVShow.ID) -> Target<ExternalIDs> {
    Target("/tv/\(show)/season/\(season)/external_ids")
  }

  /// Where it can be seen; the data are JustWatch's and must be credited.
  public static func watchProviders(_ season: Int, of show: TVShow.ID) -> Target<WatchProviders> {
    Target("/tv/\(show)/season/\(season)/watch/providers", settings: [.language])
  }

}

/// A part that can be appended to a season: see ``SeasonParts``.
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
