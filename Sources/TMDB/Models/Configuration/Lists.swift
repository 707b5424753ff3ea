/// A department and its jobs.
public struct JobDepartment: Hashable, Sendable {
  /// An English word.
  public var department = ""
  /// English words.
  public var jobs: [String] = []

  /// Makes an empty one.
  public init() {}
}

extension JobDepartment: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("department", into: &department)
    row.read("jobs", into: &jobs)
  }
}

/// A country and its time zones.
public struct CountryTimezones: Hashable, Sendable {
  /// ISO 3166-1.
  public var country = ""
  /// Names of the IANA data base; may be empty.
  public var zones: [String] = []

  /// Makes an empty one.
  public init() {}
}

extension CountryTimezones: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_3166_1", into: &country)
    row.read("zones", into: &zones)
  }
}

/// The age ratings that TMDB knows.
public struct Certifications: Hashable, Sendable {
  /// By ISO 3166-1 code.
  public var countries: [String: LossyArray<Certification>] = [:]

  /// Makes an empty one.
  public init() {}
}

extension Certifications: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("certifications", into: &countries)
  }
}

/// One age rating of one country.
public struct Certification: Hashable, Sendable {
  /// What is printed on the poster.
  public var name = ""
  /// What it stands for; may be empty.
  public var meaning = ""
  /// From the mildest.
  public var order = 0

  /// Makes an empty one.
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

/// The departments in the older shape that TMDB still answers with.
public struct LegacyJobs: Hashable, Sendable {
  /// One entry a department.
  public var jobs: [LegacyJobDepartment] = []

  /// Makes an empty one.
  public init() {}
}

extension LegacyJobs: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("jobs", into: &jobs)
  }
}

/// A department and its jobs in the older shape.
public struct LegacyJobDepartment: Hashable, Sendable {
  /// An English word.
  public var department = ""
  /// English words.
  public var jobs: [String] = []

  /// Makes an empty one.
  public init() {}
}

extension LegacyJobDepartment: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("department", into: &department)
    row.read("job_list", into: &jobs)
  }
}
