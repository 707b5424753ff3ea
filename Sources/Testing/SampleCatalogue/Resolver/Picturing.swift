// The images of a title or a person in the requested languages.

extension Resolver {
  /// Returns the images of a title. Movies and shows have no logos.
  func images(of title: some CatalogueTitle) throws(ErrorResponse) -> JSON {
    let languages = title.texts(in: try data.translations())?.keys.sorted()
    return [
      "backdrops": title.has(.backdrop) ? images(.backdrop, title.id, nil) : [], "logos": [],
      "posters": title.has(.poster) ? images(.poster, title.id, "en", also: languages) : [],
    ]
  }

  /// Returns a list of images.
  ///
  /// - Parameters:
  ///   - kind: The kind of image.
  ///   - id: The ID of the title or person.
  ///   - language: The language of the text on all images except translated ones, or `nil` for no text.
  ///   - translated: The languages of translated images.
  func images(
    _ kind: PictureFile.Kind, _ id: Int, _ language: String?, also translated: [String]? = nil
  ) -> JSON {
    var variants: [(number: Int, language: String?)] = (1...PictureFile.variants).map { ($0, language) }
    for code in translated ?? [] {
      if let number = PictureFile.variant(in: code) { variants.append((number, code)) }
    }
    guard let wanted = parsedRequest.imageLanguages else { return Images.rows(kind, id, variants) }
    return Images.rows(kind, id, variants.filter { wanted.contains($0.language) })
  }
}
