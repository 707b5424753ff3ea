import Foundation
import ImagePipeline
import TMDB

/// From one address of a picture to all of its sizes, so that a view can ask for the one that fits its pixels.
///
/// A model holds a single address, in one size. Its kind is the address's fragment (`…/w185/abc.jpg#poster`), which no
/// server is sent: kinds have other sizes, and nothing else in an address tells them apart.
public struct PictureRenditions: Sendable {
  private let images: ImageConfiguration

  public init(_ images: ImageConfiguration) { self.images = images }

  /// The one address by which a picture is known, marked with its kind; views ask for the size that fits them.
  public func address(of path: ImagePath, _ kind: ImageKind) -> URL {
    let url = images.url(for: path, kind, atLeast: Self.widths[kind] ?? 300)
    return URL(string: "\(url.absoluteString)#\(kind.rawValue)") ?? url
  }

  /// The request for the size that fits. An address without a mark, or of another server, is asked for as it is.
  public func request(for url: URL, pixelSize: PixelSize, priority: ImagePriority = .normal) -> ImageRequest {
    guard let fragment = url.fragment() else { return ImageRequest(url, pixelSize: pixelSize, priority: priority) }
    let plain = URL(string: String(url.absoluteString.dropLast(fragment.utf8.count + 1))) ?? url
    guard let kind = ImageKind(rawValue: fragment), let path = path(of: plain) else {
      return ImageRequest(plain, pixelSize: pixelSize, priority: priority)
    }
    let renditions = images.widths(of: kind).map { size, width in
      ImageRendition(images.url(for: path, size: size), width: width)
    }
    return ImageRequest(renditions, pixelSize: pixelSize, priority: priority)
      ?? ImageRequest(plain, pixelSize: pixelSize, priority: priority)
  }

  /// Enough for a card on a screen of twice the density, in device pixels.
  private static let widths: [ImageKind: Int] = [.poster: 342, .backdrop: 780, .profile: 185, .still: 300, .logo: 92]

  /// What follows the size in one of our addresses.
  private func path(of url: URL) -> ImagePath? {
    let base = images.baseURL.absoluteString
    let start = base.hasSuffix("/") ? base : base + "/"
    guard url.absoluteString.hasPrefix(start) else { return nil }
    let rest = url.absoluteString.dropFirst(start.count)
    return rest.firstIndex(of: "/").flatMap { ImagePath(String(rest[$0...])) }
  }
}

extension Services {
  /// Finds the sizes of these services' pictures.
  public var renditions: PictureRenditions { PictureRenditions(images) }
}
