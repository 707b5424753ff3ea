import Foundation
import GTK

/// The size and shape of a row's picture.
public enum RowPicture: Sendable {
  /// A picture with an aspect ratio of 2:3, next to a few lines of text.
  case poster
  /// A round picture of a person, with the initials from the row as a placeholder.
  case avatar
  /// A square of up to four pictures from the row's ``Listable/listCollage``.
  case collage

  /// The size in application pixels. Avatars are larger if the desktop uses large text, because initials need more
  /// space. So are collages, which are next to few lines of text.
  public var size: (width: Int, height: Int) {
    switch self {
    case .poster: (92, 138)
    case .avatar: Display.prefersLargeText ? (80, 80) : (56, 56)
    case .collage: Display.prefersLargeText ? (96, 96) : (72, 72)
    }
  }

  /// Returns the URLs of the pictures that a row shows.
  func urls(of value: some Listable) -> [URL] {
    switch self {
    case .poster, .avatar: [value.listImage].compactMap(\.self)
    case .collage: value.listCollage
    }
  }

  /// Returns a view for the picture.
  func makeView(images: any ImageProviding) -> any RowPictureView {
    switch self {
    case .poster: DownloadImageView(images: images, width: size.width, height: size.height)
    case .avatar: AvatarView(images: images, size: size.width)
    case .collage: CollageView(images: images, size: size.width)
    }
  }
}

/// The picture of a row, in one of the shapes of ``RowPicture``.
protocol RowPictureView: AnyObject {
  var widget: Widget { get }

  /// Shows the pictures of a row, as far as there is space for them.
  ///
  /// - Parameter name: The name whose initials are the placeholder of an avatar.
  func show(_ urls: [URL], name: String)

  /// Shows no picture and cancels its load.
  func clear()

  /// Changes the size to that of the shape.
  func resize(to picture: RowPicture)
}

extension DownloadImageView: RowPictureView {
  func show(_ urls: [URL], name: String) { url = urls.first }
  func clear() { url = nil }
  func resize(to picture: RowPicture) { resize(width: picture.size.width, height: picture.size.height) }
}

extension AvatarView: RowPictureView {
  func show(_ urls: [URL], name: String) { show(name: name, picture: urls.first) }
  func clear() { image.url = nil }

  func resize(to picture: RowPicture) {
    image.resize(to: picture)
    letters.diameter = picture.size.width
  }
}

extension CollageView: RowPictureView {
  func show(_ urls: [URL], name: String) { self.urls = urls }
  func clear() { urls = [] }
  func resize(to picture: RowPicture) { resize(to: picture.size.width) }
}
