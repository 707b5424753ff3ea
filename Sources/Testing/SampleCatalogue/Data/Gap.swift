/// A missing image of a title or a person, from `"lacks": ["poster"]` in the files. Many entries at TMDB lack images.
enum Gap: String, Decodable, Sendable {
  case poster, backdrop, profile
}

extension Person {
  var profilePath: String? { lacks?.contains(.profile) == true ? nil : PictureFile.path(.profile, id) }
}
