import Foundation

/// A picture of a page's galleries, and whose it is.
public struct GalleryPicture: Identifiable, Hashable, Sendable {
  public let card: PictureCard
  /// The title or person that it is of.
  public let owner: String
  public var id: URL { card.original }

  public init(_ card: PictureCard, of owner: String) {
    self.card = card
    self.owner = owner
  }

  /// What a file of it is called: "Metropolis, Backdrop 3.jpg". It is a name in any file system.
  public var fileName: String {
    let words = "\(owner), \(card.spoken.replacing(/\ of \d+$/, with: ""))"
    let plain = words.unicodeScalars.map { forbidden.contains($0) || $0.value < 0x20 ? "-" : Character($0) }
    let name = String(plain).trimmingCharacters(in: CharacterSet(charactersIn: ". ")).prefix(mostCharacters)
    let type = card.original.pathExtension.lowercased()
    return "\(name).\(known.contains(type) ? type : "jpg")"
  }
}

/// Of a length that, whatever the writing, no file system refuses.
private let mostCharacters = 60
private let forbidden: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|", "\u{7F}"]
private let known: Set<String> = ["jpg", "jpeg", "png", "svg", "webp"]
