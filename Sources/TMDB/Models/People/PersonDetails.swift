/// Everything about one person, with the parts that were asked for by `append_to_response`.
@dynamicMemberLookup
public struct PersonDetails: Identifiable, Hashable, Sendable {
  /// What a row of a list has, too; its members can be read as if they were here.
  public var person: Person
  /// The life; empty where there is no translation.
  public var biography = ""
  /// When born.
  public var birthday: DayDate?
  /// When died.
  public var deathday: DayDate?
  /// Where born.
  public var placeOfBirth: String?
  /// Other names and writings.
  public var otherNames: [String] = []
  /// The person's web site.
  public var homepage: String?
  /// IMDb's id, `nm…`.
  public var imdbID: String?
  /// What was changed of late.
  public var changes: Changes?
  /// In which films and series the person played or worked.
  public var combinedCredits: PersonCredits?
  /// In which films.
  public var movieCredits: PersonCredits?
  /// In which series.
  public var tvCredits: PersonCredits?
  /// The person's ids elsewhere.
  public var externalIDs: ExternalIDs?
  /// Portraits.
  public var images: ImageSet?
  /// Pictures from titles that show the person.
  public var taggedImages: Page<TaggedImage>?
  /// The life in other languages.
  public var translations: Translations?

  /// Makes one of the person it is; all else is empty.
  public init(person: Person) {
    self.person = person
  }

  /// TMDB's id.
  public var id: Int { person.id }

  /// Reads and writes through to ``person``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Person, Value>) -> Value {
    get { person[keyPath: keyPath] }
    set { person[keyPath: keyPath] = newValue }
  }
}

extension PersonDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    person = try Person(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("biography", into: &biography)
    row.read("birthday", into: &birthday)
    row.read("deathday", into: &deathday)
    row.read("place_of_birth", into: &placeOfBirth)
    row.read("also_known_as", into: &otherNames)
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
