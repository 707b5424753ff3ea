/// What can be asked about one episode of a series.
public enum EpisodeTarget {
  /// The episode, and the parts asked for.
  public static func details(
    _ number: EpisodeNumber, of show: TVShow.ID, appending parts: [EpisodePart] = []
  ) -> Target<EpisodeDetails> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)", settings: [.language])
      .appending(parts.map(\.rawValue))
  }

  /// Who played and who worked.
  public static func credits(_ number: EpisodeNumber, of show: TVShow.ID) -> Target<Credits> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/credits", settings: [.language])
  }

  /// Its stills.
  public static func images(
    _ number: EpisodeNumber, of show: TVShow.ID, languages: [String] = []
  ) -> Target<ImageSet> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/images", settings: [.language])
      .images(in: languages)
  }

  /// Clips and the like, in the client's language; `languages` widens that.
  public static func videos(
    _ number: EpisodeNumber, of show: TVShow.ID, languages: [String] = []
  ) -> Target<VideoList> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/videos", settings: [.language])
      .videos(in: languages)
  }

  /// Its texts in other languages.
  public static func translations(_ number: EpisodeNumber, of show: TVShow.ID) -> Target<Translations> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/translations")
  }

  /// Its ids elsewhere.
  public static func externalIDs(_ number: EpisodeNumber, of show: TVShow.ID) -> Target<ExternalIDs> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/external_ids")
  }

}

/// A part that can be appended to an episode: see ``EpisodeDetails``.
public enum EpisodePart: String, CaseIterable, Sendable {
  case accountStates = "account_states"
  case credits
  case externalIDs = "external_ids"
  case images
  case translations
  case videos
}
