import Foundation

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
    let words = "\(owner), \(card.spoken.replacing(/\ of \d+$/, with: ""))"
    let plain = words.unicodeScalars.map { forbidden.contains($0) || $0.value < 0x20 ? "-" : Character($0) }
    let name = String(plain).trimmingCharacters(in: CharacterSet(charactersIn: ". ")).prefix(mostCharacters)
    let type = card.original.pathExtension.lowercased()
    return "\(name).\(known.contains(type) ? type : "jpg")"
  }
}

/// The maximum length in characters. It keeps most names within the byte limits of file systems.
private let mostCharacters = 60
private let forbidden: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|", "\u{7F}"]
private let known: Set<String> = ["jpg", "jpeg", "png", "svg", "webp"]
