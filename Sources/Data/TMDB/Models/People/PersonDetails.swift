/// A person's details, with the parts requested by `append_to_response`.
public struct PersonDetails: PersonEntry {
  /// The person as in lists. Its properties are also available directly.
  public var person: Person
  /// The biography; empty if it isn't translated.
  public var biography = ""
  /// The date of birth.
  public var birthday: DayDate?
  /// The date of death.
  public var deathday: DayDate?
  /// The place of birth.
  public var placeOfBirth: String?
  /// Alternative names and spellings.
  public var alternativeNames: [String] = []
  /// The URL of the person's website.
  public var homepage: String?
  /// The IMDb ID, `nm…`.
  public var imdbID: String?
  /// The recent changes.
  public var changes: Changes?
  /// The credits in movies and shows.
  public var combinedCredits: PersonCredits?
  /// The credits in movies.
  public var movieCredits: PersonCredits?
  /// The credits in shows.
  public var tvCredits: PersonCredits?
  /// The IDs in other databases.
  public var externalIDs: ExternalIDs?
  /// The profile images.
  public var images: ImageSet?
  /// The images of titles that show the person.
  public var taggedImages: Page<TaggedImage>?
  /// The translations of the biography.
  public var translations: Translations?

  /// Creates a value with a person; the other properties are empty.
  public init(person: Person) {
    self.person = person
  }

  /// The TMDB ID.
  public var id: Int { person.id }
}

extension PersonDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    person = try Person(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("biography", into: &biography)
    row.read("birthday", into: &birthday)
    row.read("deathday", into: &deathday)
    row.read("place_of_birth", into: &placeOfBirth)
    row.read("also_known_as", into: &alternativeNames)
    row.read("homepage", into: &homepage)
    row.read("imdb_id", into: &imdbID)
    row.read("changes", into: &changes)
    row.read("combined_credits", into: &combinedCredits)
    row.read("movie_credits", into: &movieCredits)
    row.read("tv_credits", into: &tvCredits)
    row.read("external_ids", into: &externalIDs)
    row.read("images", into: &images)
    row.read("tagged_images", into: &taggedImages)
    row.read("translations", into: &translations)
  }
}
