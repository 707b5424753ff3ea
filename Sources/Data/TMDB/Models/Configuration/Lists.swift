/// A department with its jobs.
public struct JobDepartment: Hashable, Sendable {
  /// The name of the department, in English.
  public var department = ""
  /// The names of the jobs, in English.
  public var jobs: [String] = []

  /// Creates an empty value.
  public init() {}
}

extension JobDepartment: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("department", into: &department)
    row.read("jobs", into: &jobs)
  }
}

/// A country with its time zones.
public struct CountryTimezones: Hashable, Sendable {
  /// The country (ISO 3166-1).
  public var country = ""
  /// The IANA names of the time zones; may be empty.
  public var zones: [String] = []

  /// Creates an empty value.
  public init() {}
}

extension CountryTimezones: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_3166_1", into: &country)
    row.read("zones", into: &zones)
  }
}

/// The age ratings in TMDB's data.
public struct Certifications: Hashable, Sendable {
  /// The age ratings by country code (ISO 3166-1).
  public var countries: [String: LossyArray<Certification>] = [:]

  /// Creates an empty value.
  public init() {}
}

extension Certifications: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("certifications", into: &countries)
  }
}

/// A country's age rating.
public struct Certification: Hashable, Sendable {
  /// The rating as shown on posters, such as `PG-13`.
  public var name = ""
  /// The meaning of the rating; may be empty.
  public var meaning = ""
  /// The rank of the rating, from the least restrictive.
  public var order = 0

  /// Creates an empty value.
  public init() {}
}

extension Certification: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("certification", into: &name)
    row.read("meaning", into: &meaning)
    row.read("order", into: &order)
  }
}
