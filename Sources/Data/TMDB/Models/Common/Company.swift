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
@dynamicMemberLookup
public struct CompanyDetails: Identifiable, Hashable, Sendable {
  /// The company as in lists. Its properties are also available directly.
  public var company: Company
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

  /// Creates a value with a company; the other properties are empty.
  public init(company: Company) {
    self.company = company
  }

  /// The TMDB ID.
  public var id: Int { company.id }

  /// Accesses a property of ``company``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Company, Value>) -> Value {
    get { company[keyPath: keyPath] }
    set { company[keyPath: keyPath] = newValue }
  }
}

extension CompanyDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    company = try Company(from: decoder)
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
public struct AlternativeNames: Hashable, Sendable {
  /// The ID of the company or network; `nil` if appended to another response.
  public var id: Int?
  /// The names, in TMDB's order.
  public var names: [AlternativeName] = []

  /// Creates an empty value.
  public init() {}
}

extension AlternativeNames: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &names)
  }
}

/// An alternative name.
public struct AlternativeName: Hashable, Sendable {
  /// The name.
  public var name = ""
  /// The kind of name.
  public var type: String?

  /// Creates an empty value.
  public init() {}
}

extension AlternativeName: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("name", into: &name)
    row.read("type", into: &type)
  }
}
