import Foundation

/// An image that attacks its decoder.
public enum HostilePicture: String, CaseIterable, Hashable, Sendable {
  /// A file that ends after a third of its bytes.
  case truncated
  /// An image in another format, declared as JPEG.
  case disguised
  /// A JPEG that claims to be 30,000 pixels wide and high.
  case huge
  /// A PNG of 0.2 MB that decodes to 1 GB.
  case bomb
  /// An HTML page.
  case page
  /// An endless chain of redirects.
  case redirect

  /// Returns a kind for an image. The kinds alternate by the image's ID, and are always the same for the same image.
  static func turn(of url: URL) -> HostilePicture {
    let name = url.lastPathComponent
    let number = PictureFile(name)?.id ?? name.utf8.reduce(0) { $0 + Int($1) }
    return allCases[number % allCases.count]
  }
}
