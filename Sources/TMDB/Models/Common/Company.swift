/// A company that makes films or series.
public struct Company: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// What it is called.
  public var name = ""
  /// The logo, always a PNG.
  public var logoPath: ImagePath?
  /// ISO 3166-1.
  public var originCountry: String?

  /// Makes one of its id; all else is empty.
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

/// Everything about a company.
@dynamicMemberLookup
public struct CompanyDetails: Identifiable, Hashable, Sendable {
  /// What a row of a list has, too; its members can be read as if they were here.
  public var company: Company
  /// What it does; mostly empty.
  public var overview = ""
  /// Where it sits.
  public var headquarters: String?
  /// Its web site.
  public var homepage: String?
  /// Whom it belongs to.
  public var parent: Company?
  /// Its other names, where they were appended.
  public var alternativeNames: AlternativeNames?
  /// Its logos, where they were appended.
  public var images: ImageSet?
  /// Its films, where they were appended.
  public var movies: Page<Movie>?

  /// Makes one of the company it is; all else is empty.
  public init(company: Company) {
    self.company = company
  }

  /// TMDB's id.
  public var id: Int { company.id }

  /// Reads and writes through to ``company``.
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

/// Other names of a company or a network.
public struct AlternativeNames: Hashable, Sendable {
  /// Whose names they are, where this was asked for by itself.
  public var id: Int?
  /// In the order of TMDB.
  public var names: [AlternativeName] = []

  /// Makes an empty one.
  public init() {}
}

extension AlternativeNames: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &names)
  }
}

/// Another name.
public struct AlternativeName: Hashable, Sendable {
  /// The name.
  public var name = ""
  /// What kind of name it is.
  public var type: String?

  /// Makes an empty one.
  public init() {}
}

extension AlternativeName: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("name", into: &name)
    row.read("type", into: &type)
  }
}
