import Foundation

/// A picture that means no good to whoever decodes it.
public enum HostilePicture: String, CaseIterable, Hashable, Sendable {
  /// It ends after a third of its bytes.
  case truncated
  /// A drawing in another format, said to be a JPEG.
  case disguised
  /// A JPEG that says it is 30,000 pixels wide and high.
  case huge
  /// A PNG of 0.2 MB that takes 1 GB when it is unpacked.
  case bomb
  /// A page of text.
  case page
  /// A redirect to another, and from there to another, without an end.
  case redirect

  /// One of them for each picture, in turn by its number, and always the same.
  static func turn(of url: URL) -> HostilePicture {
    let name = url.lastPathComponent
    let number = PictureFile(name)?.id ?? name.utf8.reduce(0) { $0 + Int($1) }
    return allCases[number % allCases.count]
  }
}
