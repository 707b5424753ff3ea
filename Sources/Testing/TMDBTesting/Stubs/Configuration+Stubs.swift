import TMDB

// Blank configurations, the basis of stubs.

extension JobDepartment: EmptyStubbable {}
extension CountryTimezones: EmptyStubbable {}
extension Certifications: EmptyStubbable {}
extension Certification: EmptyStubbable {}
extension LegacyJobDepartment: EmptyStubbable {}

extension APIConfiguration: Stubbable {
  /// A configuration with TMDB's usual image URLs and sizes, and no change keys.
  public static var blank: APIConfiguration { APIConfiguration() }
}
