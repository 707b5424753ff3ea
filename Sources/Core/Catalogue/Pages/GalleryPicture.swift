import Foundation

/// A picture in a gallery, and those before and after it.
public struct GalleryPosition {
  public private(set) var index: Int
  private let pictures: [GalleryPicture]

  /// Creates a position; `nil` if there is no picture at the index.
  public init?(_ pictures: [GalleryPicture], at index: Int) {
    guard pictures.indices.contains(index) else { return nil }
    (self.pictures, self.index) = (pictures, index)
  }

  public var picture: GalleryPicture { pictures[index] }
  public var isFirst: Bool { index == 0 }
  public var isLast: Bool { index == pictures.count - 1 }

  /// Returns the position of the next or previous picture; `nil` at the end.
  public func turned(_ step: Int) -> Self? { Self(pictures, at: index + step) }
}

/// A picture in a page's gallery, with the name of its owner.
public struct GalleryPicture: Identifiable, Hashable, Sendable {
  public let card: PictureCard
  /// The name of the title or person that the picture belongs to.
  public let owner: String
  public var id: URL { card.original }

  public init(_ card: PictureCard, of owner: String) {
    self.card = card
    self.owner = owner
  }

  /// The suggested name of the picture's file, such as "Metropolis, Backdrop 3.jpg". It contains no characters that a
  /// file system forbids.
  public var fileName: String {
    let picture = plain(card.name)
    let name = plain(owner).prefix(utf8Length: maximumBytes - picture.utf8.count)
    let type = card.original.pathExtension.lowercased()
    return "\(name), \(picture).\(known.contains(type) ? type : "jpg")"
  }
}

/// Replaces characters that a file system forbids.
private func plain(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { forbidden.contains($0) || $0.value < 0x20 ? "-" : Character($0) }
  return String(scalars).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
}

extension String {
  /// Returns the longest beginning that has up to `utf8Length` bytes and no divided character.
  fileprivate func prefix(utf8Length: Int) -> Substring {
    var length = 0
    return prefix { character in
      length += character.utf8.count
      return length <= utf8Length
    }
  }
}

/// The length of the title and picture together. File systems allow 255 bytes, and portals may add some.
private let maximumBytes = 200
private let forbidden: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|", "\u{7F}"]
private let known: Set<String> = ["jpg", "jpeg", "png", "svg", "webp"]
