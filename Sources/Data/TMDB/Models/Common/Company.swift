/// A production company.
public struct Company: Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The name.
  public var name = ""
  /// The logo, always a PNG.
  public var logoPath: ImagePath?
  /// The country of origin (ISO 3166-1).
  public var originCountry: String?

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Company: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("logo_path", into: &logoPath)
    row.read("origin_country", into: &originCountry)
  }
}

/// A company's details.
public struct CompanyDetails: Detailed {
  /// The company as in lists. Its properties are also available directly.
  public var summary: Company
  /// A description of the company; usually empty.
  public var overview = ""
  /// The headquarters, such as a city.
  public var headquarters: String?
  /// The URL of the website.
  public var homepage: String?
  /// The parent company.
  public var parent: Company?
  /// The alternative names, if appended.
  public var alternativeNames: AlternativeNames?
  /// The logos, if appended.
  public var images: ImageSet?
  /// The company's movies, if appended.
  public var movies: Page<Movie>?

  /// Creates a value with a summary; the other properties are empty.
  public init(summary: Company) {
    self.summary = summary
  }
}

extension CompanyDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    summary = try Company(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("description", into: &overview)
    row.read("headquarters", into: &headquarters)
    row.read("homepage", into: &homepage)
    row.read("parent_company", into: &parent)
    row.read("alternative_names", into: &alternativeNames)
    row.read("images", into: &images)
    row.read("movies", into: &movies)
  }
}

/// The alternative names of a company or network.
public typealias AlternativeNames = RowList<AlternativeName>

/// An alternative name.
public struct AlternativeName: Hashable, Sendable {
  /// The name.
  public var name = ""
  /// The kind of name.
  public var type: String?

  /// Creates an empty value.
  public init() {}
}

extension AlternativeName: ListedRow {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("name", into: &name)
    row.read("type", into: &type)
  }
}
