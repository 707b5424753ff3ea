import TMDB

// Blank values of what a client must know, from which stubs are made.

extension APIConfiguration: Stubbable {
  /// TMDB's usual places and sizes of pictures, so that addresses can be made, and no change keys.
  public static var blank: APIConfiguration { APIConfiguration() }
}

extension JobDepartment: Stubbable {
  /// A department without a name or jobs.
  public static var blank: JobDepartment { JobDepartment() }
}

extension CountryTimezones: Stubbable {
  /// A country without a code or zones.
  public static var blank: CountryTimezones { CountryTimezones() }
}

extension Certifications: Stubbable {
  /// No age ratings of any country.
  public static var blank: Certifications { Certifications() }
}

extension Certification: Stubbable {
  /// An age rating without a name or a meaning, at place 0.
  public static var blank: Certification { Certification() }
}

extension LegacyJobs: Stubbable {
  /// No departments.
  public static var blank: LegacyJobs { LegacyJobs() }
}

extension LegacyJobDepartment: Stubbable {
  /// A department without a name or jobs.
  public static var blank: LegacyJobDepartment { LegacyJobDepartment() }
}
