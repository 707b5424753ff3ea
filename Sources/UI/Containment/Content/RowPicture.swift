import GTK

/// The size and shape of a row's picture.
public enum RowPicture: Sendable {
  /// A picture with an aspect ratio of 2:3, next to a few lines of text.
  case poster
  /// A round picture of a person, with the initials from the row as a placeholder.
  case avatar

  /// The size in application pixels. Avatars are larger if the desktop uses large text, because initials need more
  /// space.
  public var size: (width: Int, height: Int) {
    switch self {
    case .poster: (92, 138)
    case .avatar: Display.prefersLargeText ? (80, 80) : (56, 56)
    }
  }

  /// Returns a view for the picture, and its placeholder with initials, if any.
  func makeView(images: any ImageProviding) -> (DownloadImageView, Avatar?) {
    switch self {
    case .poster: return (DownloadImageView(images: images, width: size.width, height: size.height), nil)
    case .avatar:
      let avatar = AvatarView(images: images, size: size.width)
      return (avatar.image, avatar.letters)
    }
  }
}
