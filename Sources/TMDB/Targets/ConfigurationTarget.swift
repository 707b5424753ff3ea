/// What a client must know before it can ask or show anything.
public enum ConfigurationTarget {
  /// Where pictures lie and in which sizes.
  public static let api = Target<APIConfiguration>("/configuration")
  /// The countries that TMDB knows.
  public static let countries = Target<LossyArray<Country>>("/configuration/countries", settings: [.language])
  /// The jobs that TMDB knows, by department.
  public static let jobs = Target<LossyArray<JobDepartment>>("/configuration/jobs")
  /// The languages that TMDB knows.
  public static let languages = Target<LossyArray<Language>>("/configuration/languages")
  /// The languages into which TMDB is translated, such as `pt-BR`.
  public static let primaryTranslations = Target<LossyArray<String>>("/configuration/primary_translations")
  /// The time zones of each country.
  public static let timezones = Target<LossyArray<CountryTimezones>>("/configuration/timezones")
  /// The age ratings of films in each country.
  public static let movieCertifications = Target<Certifications>("/certification/movie/list")
  /// The age ratings of series in each country.
  public static let tvCertifications = Target<Certifications>("/certification/tv/list")
}

/// Which services TMDB knows; for where one title can be seen, ask ``MovieTarget/watchProviders(_:)`` or its like.
public enum WatchProviderTarget {
  /// The countries for which there are services.
  public static let regions = Target<WatchRegionList>("/watch/providers/regions", settings: [.language])

  /// The services with films, in all countries or in one (ISO 3166-1).
  public static func movies(in region: String? = nil) -> Target<WatchProviderList> {
    Target("/watch/providers/movie", settings: [.language]).with("watch_region", region)
  }

  /// The services with series, in all countries or in one (ISO 3166-1).
  public static func shows(in region: String? = nil) -> Target<WatchProviderList> {
    Target("/watch/providers/tv", settings: [.language]).with("watch_region", region)
  }
}
