/// What can be asked about people.
public enum PersonTarget {
  /// All people, most popular first.
  public static let popular = Target<Page<Person>>("/person/popular", settings: [.language])
  /// The newest person at TMDB, whose details are mostly empty.
  public static let latest = Target<PersonDetails>("/person/latest")

  /// Everything about a person, with the parts asked for.
  public static func details(_ id: Person.ID, appending parts: [PersonPart] = []) -> Target<PersonDetails> {
    Target("/person/\(id)", settings: [.language]).appending(parts.map(\.rawValue))
  }

  /// In which films and series they played or worked.
  public static func combinedCredits(_ id: Person.ID) -> Target<PersonCredits> {
    Target("/person/\(id)/combined_credits", settings: [.language])
  }

  /// In which films they played or worked.
  public static func movieCredits(_ id: Person.ID) -> Target<PersonCredits> {
    Target("/person/\(id)/movie_credits", settings: [.language])
  }

  /// In which series they played or worked.
  public static func tvCredits(_ id: Person.ID) -> Target<PersonCredits> {
    Target("/person/\(id)/tv_credits", settings: [.language])
  }

  /// Portraits.
  public static func images(_ id: Person.ID) -> Target<ImageSet> {
    Target("/person/\(id)/images")
  }

  /// Pictures from titles that show the person. TMDB ignores the page asked for, and calls every page 0.
  public static func taggedImages(_ id: Person.ID) -> Target<Page<TaggedImage>> {
    Target("/person/\(id)/tagged_images")
  }

  /// The life in other languages.
  public static func translations(_ id: Person.ID) -> Target<Translations> {
    Target("/person/\(id)/translations")
  }

  /// The ids elsewhere.
  public static func externalIDs(_ id: Person.ID) -> Target<ExternalIDs> {
    Target("/person/\(id)/external_ids")
  }
}

/// A part that can be appended to a person's details: see ``PersonDetails``.
public enum PersonPart: String, CaseIterable, Sendable {
  case changes
  case combinedCredits = "combined_credits"
  case externalIDs = "external_ids"
  case images
  case movieCredits = "movie_credits"
  case taggedImages = "tagged_images"
  case translations
  case tvCredits = "tv_credits"
}
