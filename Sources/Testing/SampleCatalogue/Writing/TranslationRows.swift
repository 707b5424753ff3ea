// Lists of translations as JSON. English comes first, because every title has it.

extension Translations {
  func rows(of movie: SampleMovie) -> JSON {
    let english: JSON = data(
      ["title": .string(movie.title), "overview": .string(movie.overview), "tagline": .string(movie.tagline)],
      ["homepage": "", "runtime": .int(movie.runtime ?? 0)])
    let others = Self.each(self.movie[movie.key] ?? [:]) { texts in
      data(
        ["title": .string(texts.title), "overview": .string(texts.overview), "tagline": .string(texts.tagline)],
        ["homepage": "", "runtime": 0])
    }
    return Self.list(english, others)
  }

  func rows(of show: SampleShow) -> JSON {
    let english: JSON = data(
      ["name": .string(show.name), "overview": .string(show.overview), "tagline": .string(show.tagline)],
      ["homepage": ""])
    let others = Self.each(tv[show.key] ?? [:]) { texts in
      data(
        ["name": .string(texts.title), "overview": .string(texts.overview), "tagline": .string(texts.tagline)],
        ["homepage": ""])
    }
    return Self.list(english, others)
  }

  func rows(of someone: Person) -> JSON {
    let english: JSON = ["biography": .string(someone.biography), "name": .string(someone.name)]
    return Self.list(english, Self.each(person[someone.name] ?? [:]) { ["biography": .string($0), "name": ""] })
  }

  func rows(of collection: Names.Entry) -> JSON {
    let english: JSON = [
      "title": .string(collection.name), "overview": .string(collection.overview ?? ""), "homepage": "",
    ]
    return Self.list(english, [])
  }
}

extension Translations {
  /// The languages as TMDB names them: country, native name, English name.
  private static let names = [
    "en": ("US", "English", "English"), "de": ("DE", "Deutsch", "German"), "fr": ("FR", "Français", "French"),
    "es": ("ES", "Español", "Spanish"),
  ]

  private func data(_ texts: JSON, _ more: JSON) -> JSON { texts.adding(more) }

  private static func each<Texts>(_ texts: [String: Texts], _ write: (Texts) -> JSON) -> [JSON] {
    languages.compactMap { code in texts[code].map { row(code, write($0)) } }
  }

  private static func list(_ english: JSON, _ others: [JSON]) -> JSON {
    ["translations": .array([row("en", english)] + others)]
  }

  private static func row(_ code: String, _ data: JSON) -> JSON {
    let (country, name, englishName) = names[code] ?? ("", "", "")
    return [
      "iso_3166_1": .string(country), "iso_639_1": .string(code), "name": .string(name),
      "english_name": .string(englishName), "data": data,
    ]
  }
}
