import AppFoundation
import Localization
import TMDB
import TitleIdentity

/// A title's texts, each chosen separately from the requested language and the translations.
struct TitleNames {
  let title: TextChoice
  /// The original title, or `nil` if it is the same as the title.
  let originalTitle: String?
  let tagline: TextChoice?
  let overview: TextChoice?

  init(_ entry: some ListedTitle, tagline: String, translations: Translations?, format: PageFormat) {
    let original = LanguageTag(entry.originalLanguage)
    let texts = TextSources(requestLanguage: format.requestLanguage, translations: translations)
    func choose(_ answered: String, _ path: KeyPath<TranslatedTexts, String?>, maximumLength limit: Int) -> TextChoice?
    {
      let choice = format.languagePreferences.choice(of: texts.candidates(answered, path), original: original)
      return choice.map { $0.with(BoundedText.paragraphs($0.text, maximumLength: limit)) }
    }
    self.overview = choose(entry.overview, \.overview, maximumLength: 10_000)
    self.tagline = choose(tagline, \.tagline, maximumLength: 500)

    // TMDB returns the original title if there is none in the requested language.
    let isOriginal = entry.title == entry.originalTitle
    var titles = isOriginal ? [] : [LanguagePreferences.Candidate(format.requestLanguage, entry.title)]
    titles.append(LanguagePreferences.Candidate(original, entry.originalTitle))
    titles += texts.candidates("", entry.titleID.kind == .movie ? \.title : \.name)
    let title = format.languagePreferences.choice(of: titles, original: original) ?? TextChoice(Self.none)
    // A title that is the same in the user's language isn't labeled with its original language.
    let isSame = isOriginal && title.text == entry.title && texts.has(format.languagePreferences.first)
    self.title = TextChoice(
      BoundedText.line(title.text), language: title.language, substitute: isSame ? nil : title.substitute)
    let originalTitle = BoundedText.line(entry.originalTitle)
    self.originalTitle = originalTitle.isEmpty || originalTitle == self.title.text ? nil : originalTitle
  }

  private static let none = tr("Untitled")
}

/// The sources of a title's texts: the response itself and its translations.
struct TextSources {
  var requestLanguage: LanguageTag
  var translations: Translations?

  /// - Parameter answered: The text in the response outside the translations. It is in the requested language, or
  ///   empty.
  func candidates(_ answered: String, _ path: KeyPath<TranslatedTexts, String?>) -> [LanguagePreferences.Candidate] {
    let translated = (translations?.translations ?? []).prefix(Self.most).compactMap { translation in
      translation.data[keyPath: path].map { text in
        LanguagePreferences.Candidate(LanguageTag(translation.language, country: translation.country), text)
      }
    }
    return [LanguagePreferences.Candidate(requestLanguage, answered)] + translated
  }

  /// Returns whether there is any translation to a language. TMDB omits a translated title that is the same as the
  /// original.
  func has(_ language: LanguageTag) -> Bool {
    (translations?.translations ?? []).prefix(Self.most).contains { translation in
      LanguageTag(translation.language, country: translation.country)?.isVariant(of: language) == true
    }
  }

  /// The maximum number of translations, which exceeds the number of TMDB's languages and countries.
  private static let most = 1_000
}

extension TextChoice {
  func with(_ text: String) -> TextChoice {
    var choice = self
    choice.text = text
    return choice
  }
}
