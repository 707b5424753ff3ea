/// The targets for TMDB's configuration: images, countries, languages, jobs, time zones and age ratings.
public enum ConfigurationTarget {
  /// The base URL and sizes of images.
  public static let api = Target<APIConfiguration>("/configuration", cache: .response)
  /// The countries in TMDB's data.
  public static let countries = Target<LossyArray<Country>>(
    "/configuration/countries", cache: .response, settings: [.language])
  /// The jobs in TMDB's data, by department.
  public static let jobs = Target<LossyArray<JobDepartment>>("/configuration/jobs", cache: .nothing)
  /// The languages in TMDB's data.
  public static let languages = Target<LossyArray<Language>>("/configuration/languages", cache: .response)
  /// The languages of TMDB's translations, such as `pt-BR`.
  public static let primaryTranslations = Target<LossyArray<String>>(
    "/configuration/primary_translations", cache: .response)
  /// The time zones of each country.
  public static let timezones = Target<LossyArray<CountryTimezones>>("/configuration/timezones", cache: .nothing)
  /// The age ratings of movies in each country.
  public static let movieCertifications = Target<Certifications>("/certification/movie/list", cache: .response)
  /// The age ratings of shows in each country.
  public static let tvCertifications = Target<Certifications>("/certification/tv/list", cache: .response)
}

/// The targets for lists of watch providers. For one title's providers, see ``MovieTarget/watchProviders(_:)`` and
/// similar.
public enum WatchProviderTarget {
  /// The countries with watch providers.
  public static let regions = Target<WatchRegionList>(
    "/watch/providers/regions", cache: .response, settings: [.language])

  /// Returns a target for the providers of movies, in all countries or in one (ISO 3166-1).
  public static func movies(in region: String? = nil) -> Target<WatchProviderList> {
    Target("/watch/providers/movie", cache: .response, settings: [.language]).with("watch_region", region)
  }

  /// Returns a target for the providers of shows, in all countries or in one (ISO 3166-1).
  public static func shows(in region: String? = nil) -> Target<WatchProviderList> {
    Target("/watch/providers/tv", cache: .response, settings: [.language]).with("watch_region", region)
  }
}
