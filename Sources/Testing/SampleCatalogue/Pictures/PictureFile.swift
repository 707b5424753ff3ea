/// The file name of an image: a letter for its kind, the ID of its subject, and a number for all but the first variant.
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
  /// 1 for the image in lists; higher numbers for alternatives.
  let variant: Int

  init(kind: Kind, id: Int, variant: Int = 1) {
    self.kind = kind
    self.id = id
    self.variant = variant
  }

  /// Parses a name such as `p910000001-2.jpg`, or returns `nil`.
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

  /// The number of images of a subject and kind, without translated ones.
  static let variants = 3

  /// Returns the variant of the poster with the title in a language.
  static func variant(in language: String) -> Int? {
    Translations.languages.firstIndex(of: language).map { variants + 1 + $0 }
  }

  /// The language of a translated poster's title, or `nil`.
  var language: String? {
    variant > Self.variants ? Translations.languages[variant - Self.variants - 1] : nil
  }

  var name: String {
    "\(kind.rawValue)\(id)\(variant == 1 ? "" : "-\(variant)").jpg"
  }

  /// Returns the path in responses, which clients append to a size.
  static func path(_ kind: Kind, _ id: Int, variant: Int = 1) -> String {
    "/" + PictureFile(kind: kind, id: id, variant: variant).name
  }
}
