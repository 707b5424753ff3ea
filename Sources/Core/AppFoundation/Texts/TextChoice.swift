/// A text in the best available language.
public struct TextChoice: Hashable, Sendable {
  public var text: String
  /// The text's language, or `nil` if it is unknown.
  public var language: LanguageTag?
  /// The name of the text's language in the user's language, or `nil` if it is the user's first language.
  public var substitute: String?

  public init(_ text: String, language: LanguageTag? = nil, substitute: String? = nil) {
    self.text = text
    self.language = language
    self.substitute = substitute
  }
}

extension LanguagePreferences {
  /// A text in one of several languages.
  public struct Candidate: Hashable, Sendable {
    public var language: LanguageTag?
    public var text: String

    public init(_ language: LanguageTag?, _ text: String) {
      self.language = language
      self.text = text
    }
  }

  /// Returns the text in the best language, or `nil` if all texts are empty. Empty texts are ignored.
  ///
  /// - Parameter original: The title's original language.
  public func choice(of candidates: [Candidate], original: LanguageTag?) -> TextChoice? {
    let written = candidates.filter { candidate in !candidate.text.allSatisfy(\.isWhitespace) }
    return best(of: written, original: original, language: \.language).map { candidate in
      TextChoice(
        candidate.text, language: candidate.language, substitute: displayNameIfForeign(candidate.language))
    }
  }
}
