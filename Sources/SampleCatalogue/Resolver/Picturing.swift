// The pictures of a title or a person: those whose writing is in a language asked for.

extension Resolver {
  /// - Parameters:
  ///   - language: of the writing on all pictures but the translated ones; `nil` for none.
  ///   - translated: the languages of further pictures.
  func images(
    _ kind: PictureFile.Kind, _ id: Int, _ language: String?, also translated: [String]? = nil
  ) -> JSON {
    var variants: [(number: Int, language: String?)] = (1...PictureFile.variants).map { ($0, language) }
    for code in translated ?? [] {
      if let number = PictureFile.variant(in: code) { variants.append((number, code)) }
    }
    guard let wanted = question.imageLanguages else { return Images.rows(kind, id, variants) }
    return Images.rows(kind, id, variants.filter { wanted.contains($0.language) })
  }
}
