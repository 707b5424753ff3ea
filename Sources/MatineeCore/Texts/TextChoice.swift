/// A text in the best of the languages that there are, and which one that is.
public struct TextChoice: Hashable, Sendable {
  public var text: String
  /// `nil` where nobody knows.
  public var language: LanguageTag?
  /// The name of the text's language in the reader's own, "English"; `nil` where it is what the reader reads first.
  public var substitute: String?

  public init(_ text: String, language: LanguageTag? = nil, substitute: String? = nil) {
    self.text = text
    self.language = language
    self.substitute = substitute
  }
}

extension LanguageLadder {
  /// A text in one of the languages.
  public struct Candidate: Hashable, Sendable {
    public var language: LanguageTag?
    public var text: String

    public init(_ language: LanguageTag?, _ text: String) {
      self.language = language
      self.text = text
    }
  }

  /// The best of several texts; empty ones do not count, and `nil` where all are.
  ///
  /// - Parameter original: the language of the title itself.
  public func choice(of candidates: [Candidate], original: LanguageTag?) -> TextChoice? {
    let written = candidates.filter { candidate in !candidate.text.allSatisfy(\.isWhitespace) }
    return best(of: written, original: original, language: \.language).map { candidate in
      TextChoice(
        candidate.text, language: candidate.language, substitute: substituteName(of: candidate.language))
    }
  }
}
