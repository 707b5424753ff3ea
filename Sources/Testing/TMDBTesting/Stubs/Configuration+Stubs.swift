import TMDB

// Blank configurations, the basis of stubs.

extension APIConfiguration: Stubbable {
  /// A configuration with TMDB's usual image URLs and sizes, and no change keys.
  public static var blank: APIConfiguration { APIConfiguration() }
}

extension JobDepartment: Stubbable {
  /// A department without name and jobs.
  public static var blank: JobDepartment { JobDepartment() }
}

extension CountryTimezones: Stubbable {
  /// A country without code and time zones.
  public static var blank: CountryTimezones { CountryTimezones() }
}

extension Certifications: Stubbable {
  /// An empty set of age ratings.
  public static var blank: Certifications { Certifications() }
}

extension Certification: Stubbable {
  /// An age rating with the order 0, and without name and meaning.
  public static var blank: Certification { Certification() }
}

extension LegacyJobs: Stubbable {
  /// An empty list of departments.
  public static var blank: LegacyJobs { LegacyJobs() }
}

extension LegacyJobDepartment: Stubbable {
  /// A department without name and jobs.
  public static var blank: LegacyJobDepartment { LegacyJobDepartment() }
}
