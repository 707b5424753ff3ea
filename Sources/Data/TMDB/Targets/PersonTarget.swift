/// The targets for people.
public enum PersonTarget {
  /// All people, most popular first.
  public static let popular = Target<Page<Person>>("/person/popular", cache: .response, settings: [.language])
  /// The person most recently added to TMDB. Most of the details are empty.
  public static let latest = Target<PersonDetails>("/person/latest", cache: .nothing)

  /// Returns a target for a person's details, with the given parts.
  public static func details(_ id: Person.ID, appending parts: [PersonPart] = []) -> Target<PersonDetails> {
    Target("/person/\(id)", cache: .response, settings: [.language]).appending(parts.map(\.rawValue))
  }

  /// Returns a target for the person's credits in movies and shows.
  public static func combinedCredits(_ id: Person.ID) -> Target<PersonCredits> {
    Target("/person/\(id)/combined_credits", cache: .response, settings: [.language])
  }

  /// Returns a target for the person's credits in movies.
  public static func movieCredits(_ id: Person.ID) -> Target<PersonCredits> {
    Target("/person/\(id)/movie_credits", cache: .response, settings: [.language])
  }

  /// Returns a target for the person's credits in shows.
  public static func tvCredits(_ id: Person.ID) -> Target<PersonCredits> {
    Target("/person/\(id)/tv_credits", cache: .response, settings: [.language])
  }

  /// Returns a target for the person's profile images.
  public static func images(_ id: Person.ID) -> Target<ImageSet> {
    Target("/person/\(id)/images", cache: .nothing)
  }

  /// Returns a target for images of titles that show the person. TMDB ignores the page number and reports every page as
  /// 0.
  public static func taggedImages(_ id: Person.ID) -> Target<Page<TaggedImage>> {
    Target("/person/\(id)/tagged_images", cache: .nothing)
  }

  /// Returns a target for translations of the biography.
  public static func translations(_ id: Person.ID) -> Target<Translations> {
    Target("/person/\(id)/translations", cache: .nothing)
  }

  /// Returns a target for the person's IDs in other databases.
  public static func externalIDs(_ id: Person.ID) -> Target<ExternalIDs> {
    Target("/person/\(id)/external_ids", cache: .nothing)
  }
}

/// A part that can be appended to a person's details. See ``PersonDetails``.
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
