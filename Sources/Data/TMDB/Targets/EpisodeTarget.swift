/// The targets for episodes of shows.
public enum EpisodeTarget {
  /// Returns a target for an episode's details, with the given parts.
  public static func details(
    _ number: EpisodeNumber, of show: TVShow.ID, appending parts: [EpisodePart] = []
  ) -> Target<EpisodeDetails> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)", cache: .response, settings: [.language])
      .appending(parts.map(\.rawValue))
  }

  /// Returns a target for the episode's cast and crew.
  public static func credits(_ number: EpisodeNumber, of show: TVShow.ID) -> Target<Credits> {
    Target(
      "/tv/\(show)/season/\(number.season)/episode/\(number.episode)/credits", cache: .nothing, settings: [.language])
  }

  /// Returns a target for the episode's stills.
  public static func images(
    _ number: EpisodeNumber, of show: TVShow.ID, languages: [String] = []
  ) -> Target<ImageSet> {
    Target(
      "/tv/\(show)/season/\(number.season)/episode/\(number.episode)/images", cache: .nothing, settings: [.language]
    )
    .images(in: languages)
  }

  /// Returns a target for clips and other videos in the client's language and in `languages`.
  public static func videos(
    _ number: EpisodeNumber, of show: TVShow.ID, languages: [String] = []
  ) -> Target<VideoList> {
    Target(
      "/tv/\(show)/season/\(number.season)/episode/\(number.episode)/videos", cache: .nothing, settings: [.language]
    )
    .videos(in: languages)
  }

  /// Returns a target for the episode's translations.
  public static func translations(_ number: EpisodeNumber, of show: TVShow.ID) -> Target<Translations> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/translations", cache: .nothing)
  }

  /// Returns a target for the episode's IDs in other databases.
  public static func externalIDs(_ number: EpisodeNumber, of show: TVShow.ID) -> Target<ExternalIDs> {
    Target("/tv/\(show)/season/\(number.season)/episode/\(number.episode)/external_ids", cache: .nothing)
  }

}

/// A part that can be appended to an episode's details. See ``EpisodeDetails``.
public enum EpisodePart: String, CaseIterable, Sendable {
  case accountStates = "account_states"
  case credits
  case externalIDs = "external_ids"
  case images
  case translations
  case videos
}
