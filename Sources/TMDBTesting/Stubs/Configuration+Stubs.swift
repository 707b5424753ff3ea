import TMDB

// Blank values of what a client must know, from which stubs are made.

extension APIConfiguration: Stubbable {
  public static var blank: APIConfiguration { APIConfiguration() }
}

extension JobDepartment: Stubbable {
  public static var blank: JobDepartment { JobDepartment() }
}

extension CountryTimezones: Stubbable {
  public static var blank: CountryTimezones { CountryTimezones() }
}

extension Certifications: Stubbable {
  public static var blank: Certifications { Certifications() }
}

extension Certification: Stubbable {
  public static var blank: Certification { Certification() }
}

extension LegacyJobs: Stubbable {
  public static var blank: LegacyJobs { LegacyJobs() }
}

extension LegacyJobDepartment: Stubbable {
  public static var blank: LegacyJobDepartment { LegacyJobDepartment() }
}
