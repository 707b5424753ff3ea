// The artwork for each kind of picture file.

extension PictureFile.Kind {
  var artwork: ArtworkSubject.Kind {
    switch self {
    case .poster, .collection: .poster
    case .backdrop: .backdrop
    case .profile: .profile
    case .still: .still
    case .logo: .logo
    case .service: .badge
    }
  }

  var originalSize: (width: Int, height: Int) {
    PictureSize("original")?.pixels(for: artwork) ?? (width: 1, height: 1)
  }
}
