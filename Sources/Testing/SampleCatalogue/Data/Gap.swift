/// A missing image of a title or a person, from `"lacks": ["poster"]` in the files. Many entries at TMDB lack images.
enum Gap: String, Decodable, Sendable {
  case poster, backdrop, profile
}

extension Film {
  func has(_ part: Gap) -> Bool { lacks?.contains(part) != true }

  var backdropPath: String? { has(.backdrop) ? PictureFile.path(.backdrop, id) : nil }
}

extension Series {
  func has(_ part: Gap) -> Bool { lacks?.contains(part) != true }

  var backdropPath: String? { has(.backdrop) ? PictureFile.path(.backdrop, id) : nil }
}

extension Person {
  var profilePath: String? { lacks?.contains(.profile) == true ? nil : PictureFile.path(.profile, id) }
}
