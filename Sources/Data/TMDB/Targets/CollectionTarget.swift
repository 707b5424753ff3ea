/// The targets for collections of movies.
public enum CollectionTarget {
  /// Returns a target for a collection with its movies. TMDB can append `images` and `translations`.
  public static func details(_ id: CollectionSummary.ID) -> Target<CollectionDetails> {
    Target("/collection/\(id)", cache: .response, settings: [.language])
  }

  /// Returns a target for the images in the client's language and in `languages`.
  public static func images(_ id: CollectionSummary.ID, languages: [String] = []) -> Target<ImageSet> {
    Target("/collection/\(id)/images", cache: .nothing, settings: [.language]).images(in: languages)
  }

  /// Returns a target for the translations.
  public static func translations(_ id: CollectionSummary.ID) -> Target<Translations> {
    Target("/collection/\(id)/translations", cache: .nothing)
  }
}
