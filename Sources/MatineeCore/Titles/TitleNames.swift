import TMDB

/// Chooses a title's texts, each for itself, out of what was answered in the language asked for and the translations.
struct TitleNames {
  let title: TextChoice
  /// `nil` where it is the title.
  let originalTitle: String?
  let tagline: TextChoice?
  let overview: TextChoice?

  init(_ entry: some ListedTitle, tagline: String, translations: Translations?, format: PageFormat) {
    let original = LanguageTag(entry.originalLanguage)
    let texts = TextSources(asked: format.asked, translations: translations)
    func choose(_ answered: String, _ path: KeyPath<TranslatedTexts, String?>, most limit: Int) -> TextChoice? {
      let choice = format.ladder.choice(of: texts.candidates(answered, path), original: original)
      return choice.map { $0.with(BoundedText.paragraphs($0.text, most: limit)) }
    }
    self.overview = choose(entry.overview, \.overview, most: 10_000)
    self.tagline = choose(tagline, \.tagline, most: 500)

    // TMDB answers the original title where it has none in the language asked for.
    let isOriginal = entry.title == entry.originalTitle
    var titles = isOriginal ? [] : [LanguageLadder.Candidate(format.asked, entry.title)]
    titles.append(LanguageLadder.Candidate(original, entry.originalTitle))
    titles += texts.candidates("", entry.titleID.kind == .film ? \.title : \.name)
    let title = format.ladder.choice(of: titles, original: original) ?? TextChoice(Self.none)
    // A language that the title has been translated into, and is the same in, needs no other's name.
    let isSame = isOriginal && title.text == entry.title && texts.has(format.ladder.first)
    self.title = TextChoice(
      BoundedText.line(title.text), language: title.language, substitute: isSame ? nil : title.substitute)
    let originalTitle = BoundedText.line(entry.originalTitle)
    self.originalTitle = originalTitle.isEmpty || originalTitle == self.title.text ? nil : originalTitle
  }

  private static let none = "Untitled"
}

/// Where texts come from: the answer itself, and its translations.
struct TextSources {
  var asked: LanguageTag
  var translations: Translations?

  /// - Parameter answered: the text beside the translations; in the language asked for, unless it is empty.
  func candidates(_ answered: String, _ path: KeyPath<TranslatedTexts, String?>) -> [LanguageLadder.Candidate] {
    let translated = (translations?.translations ?? []).prefix(Self.most).compactMap { translation in
      translation.data[keyPath: path].map { text in
        LanguageLadder.Candidate(LanguageTag(translation.language, country: translation.country), text)
      }
    }
    return [LanguageLadder.Candidate(asked, answered)] + translated
  }

  /// Whether somebody has translated anything into a language: TMDB leaves out a title that stays what it is.
  func has(_ language: LanguageTag) -> Bool {
    (translations?.translations ?? []).prefix(Self.most).contains { translation in
      LanguageTag(translation.language, country: translation.country)?.isVariant(of: language) == true
    }
  }

  /// More than there are languages and countries at TMDB.
  private static let most = 1_000
}

extension TextChoice {
  func with(_ text: String) -> TextChoice {
    var choice = self
    choice.text = text
    return choice
  }
}
