/// What can be asked about series of films.
public enum CollectionTarget {
  /// The films of a collection; TMDB also appends `images` and `translations`.
  public static func details(_ id: CollectionSummary.ID) -> Target<CollectionDetails> {
    Target("/collection/\(id)", settings: [.language])
  }

  /// Its pictures, in the client's language; `languages` widens that.
  public static func images(_ id: CollectionSummary.ID, languages: [String] = []) -> Target<ImageSet> {
    Target("/collection/\(id)/images", settings: [.language]).images(in: languages)
  }

  /// Its texts in other languages.
  public static func translations(_ id: CollectionSummary.ID) -> Target<Translations> {
    Target("/collection/\(id)/translations")
  }
}
