import GTK

/// How large the picture of a row is, and what it is like.
public enum RowPicture: Sendable {
  /// Of two to three, beside a few lines of text.
  case poster
  /// A person: round, with the first letters of the row's title where there is no picture.
  case avatar

  /// In application pixels; letters need more where the desktop's text is larger.
  public var size: (width: Int, height: Int) {
    switch self {
    case .poster: (92, 138)
    case .avatar: Display.prefersLargeText ? (80, 80) : (56, 56)
    }
  }

  /// A view of such a picture, and the letters that stand in for it.
  func makeView(images: any ImageProviding) -> (DownloadImageView, Avatar?) {
    switch self {
    case .poster: return (DownloadImageView(images: images, width: size.width, height: size.height), nil)
    case .avatar:
      let avatar = AvatarView(images: images, size: size.width)
      return (avatar.image, avatar.letters)
    }
  }
}
