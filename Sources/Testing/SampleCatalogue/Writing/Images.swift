/// Lists of images as JSON, for the `images` of a title or a person.
enum Images {
  /// Returns a list of images.
  ///
  /// - Parameters:
  ///   - kind: The kind of image.
  ///   - id: The ID of the title or person.
  ///   - variants: The numbers of the images, each with the language of its text.
  static func rows(_ kind: PictureFile.Kind, _ id: Int, _ variants: [(number: Int, language: String?)]) -> JSON {
    .array(
      variants.map { variant, language in
        let size = kind.originalSize
        return [
          "aspect_ratio": .double((Double(size.width) / Double(size.height) * 1_000).rounded() / 1_000),
          "height": .int(size.height),
          "iso_3166_1": .null,
          "iso_639_1": .optional(language),
          "file_path": .string(PictureFile.path(kind, id, variant: variant)),
          "vote_average": .double(0),
          "vote_count": 0,
          "width": .int(size.width),
        ]
      })
  }

  /// Returns the logo of a company or a network.
  static func logos(_ id: Int) -> JSON {
    let size = PictureFile.Kind.logo.originalSize
    let logo: JSON = [
      "aspect_ratio": .double(Double(size.width) / Double(size.height)),
      "file_path": .string(PictureFile.path(.logo, id)),
      "height": .int(size.height),
      "id": .string(Fingerprint.identifier("logo \(id)")),
      "file_type": ".jpg",
      "vote_average": .double(0),
      "vote_count": 0,
      "width": .int(size.width),
    ]
    return ["logos": [logo]]
  }
}
