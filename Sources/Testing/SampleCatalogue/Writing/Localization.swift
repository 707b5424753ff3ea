/// The requested language and its translations. As on TMDB, an untranslated title has its original name and has no
/// other texts.
struct Localization: Sendable {
  /// The ISO 639-1 code.
  let code: String
  /// The translations, or `nil` for English, which needs none.
  let translations: Translations?

  var isEnglish: Bool { code == "en" }
}

extension Localization {
  func title(of movie: SampleMovie) -> String {
    own(movie.title, original: movie.originalTitle, texts(of: movie)?.title)
  }

  func name(of show: SampleShow) -> String {
    own(show.name, original: show.originalName, texts(of: show)?.title)
  }

  func overview(of title: some CatalogueTitle) -> String {
    isEnglish ? title.overview : texts(of: title)?.overview ?? ""
  }

  func tagline(of title: some CatalogueTitle) -> String { isEnglish ? title.tagline : texts(of: title)?.tagline ?? "" }

  func posterPath(of title: some CatalogueTitle) -> String? {
    title.has(.poster) ? PictureFile.path(.poster, title.id, variant: variant(texts(of: title))) : nil
  }

  /// Returns TMDB's default name of a season in this language.
  func name(of season: Season) -> String {
    guard let words = translations?.seasons[code], words.count == 2 else { return season.name }
    return season.number == 0 ? words[1] : "\(words[0]) \(season.number)"
  }

  func biography(of person: Person) -> String {
    isEnglish ? person.biography : translations?.person[person.name]?[code] ?? ""
  }

  func genre(_ id: Int, _ name: String) -> String { translations?.genres[code]?["\(id)"] ?? name }

  /// Returns a text that exists only in English.
  func english(_ text: String) -> String { isEnglish ? text : "" }
}

extension Localization {
  private func texts(of title: some CatalogueTitle) -> Translations.Texts? {
    translations.flatMap(title.texts)?[code]
  }

  private func own(_ english: String, original: String, _ translated: String?) -> String {
    if isEnglish { return english }
    guard let translated, !translated.isEmpty else { return original }
    return translated
  }

  private func variant(_ texts: Translations.Texts?) -> Int {
    texts == nil ? 1 : PictureFile.variant(in: code) ?? 1
  }
}
