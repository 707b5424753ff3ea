/// The name of a picture's file: a letter for its kind, the id of what it shows, and for all but the first a number.
struct PictureFile: Hashable, Sendable {
  enum Kind: Character, Sendable {
    case poster = "p"
    case backdrop = "b"
    case profile = "f"
    case still = "e"
    case collection = "c"
    case logo = "l"
    case service = "w"
  }

  let kind: Kind
  let id: Int
  /// 1 for the picture that stands in lists; others are further pictures of the same thing.
  let variant: Int

  init(kind: Kind, id: Int, variant: Int = 1) {
    self.kind = kind
    self.id = id
    self.variant = variant
  }

  /// Reads a name such as `p910000001-2.jpg`; nothing for any other.
  init?(_ name: String) {
    guard name.hasSuffix(".jpg"), let first = name.first, let kind = Kind(rawValue: first) else { return nil }
    let parts = name.dropFirst().dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard let digits = parts.first, digits.count == 9, let id = Int(digits), parts.count <= 2 else { return nil }
    var variant = 1
    if parts.count == 2 {
      let last = Self.variants + (kind == .poster ? Translations.languages.count : 0)
      guard let number = Int(parts[1]), (2...last).contains(number) else { return nil }
      variant = number
    }
    self.init(kind: kind, id: id, variant: variant)
    guard self.name == name else { return nil }
  }

  /// How many pictures of a kind a thing has, without those that are translated.
  static let variants = 3

  /// The number of the poster with the title in a language.
  static func variant(in language: String) -> Int? {
    Translations.languages.firstIndex(of: language).map { variants + 1 + $0 }
  }

  /// The language of the title on a poster, when it is not the usual one.
  var language: String? {
    variant > Self.variants ? Translations.languages[variant - Self.variants - 1] : nil
  }

  var name: String {
    "\(kind.rawValue)\(id)\(variant == 1 ? "" : "-\(variant)").jpg"
  }

  /// The path that answers carry, to be appended to a size.
  static func path(_ kind: Kind, _ id: Int, variant: Int = 1) -> String {
    "/" + PictureFile(kind: kind, id: id, variant: variant).name
  }
}
