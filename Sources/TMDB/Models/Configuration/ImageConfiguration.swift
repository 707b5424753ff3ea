import Foundation

/// Where TMDB's pictures lie and in which sizes: it turns an ``ImagePath`` into an address.
public struct ImageConfiguration: Hashable, Sendable {
  /// The address before the size, such as `https://image.tmdb.org/t/p/`.
  public var baseURL: URL
  /// The sizes of each kind of picture, as TMDB names them: `w342`, `h632`, `original`.
  public var sizes: [ImageKind: [String]]

  /// Names the place and the sizes.
  public init(baseURL: URL, sizes: [ImageKind: [String]]) {
    self.baseURL = baseURL
    self.sizes = sizes
  }

  /// What TMDB's configuration has said for years, so that pictures need not wait for it.
  public static let standard = ImageConfiguration(
    baseURL: URL(string: "https://image.tmdb.org/t/p/") ?? URL(filePath: "/"),
    sizes: [
      .poster: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
      .backdrop: ["w300", "w780", "w1280", "original"],
      .profile: ["w45", "w185", "h632", "original"],
      .still: ["w92", "w185", "w300", "original"],
      .logo: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
    ])

  /// The address of the smallest rendition that is at least `width` pixels wide, or of the original where none is.
  ///
  /// - Parameter width: Pixels of the screen, not of the layout: multiply by the scale first.
  public func url(for path: ImagePath, _ kind: ImageKind, atLeast width: Int) -> URL {
    url(for: path, size: size(of: kind, atLeast: width))
  }

  /// The address of one size. An SVG lies at the size `original` only.
  public func url(for path: ImagePath, size: String) -> URL {
    let size = path.rawValue.hasSuffix(".svg") ? "original" : size
    let base = baseURL.absoluteString
    // Quicker than appending to a URL, which lists do for each row.
    return URL(string: base + (base.hasSuffix("/") ? "" : "/") + size + path.rawValue)
      ?? baseURL.appending(path: size + path.rawValue)
  }

  /// The widths in pixels of all sizes of a kind, by their names; `nil` for the original, whose width nobody knows before.
  public func widths(of kind: ImageKind) -> [(size: String, width: Int?)] {
    (sizes[kind] ?? []).compactMap { name in
      if name == "original" { return (name, nil) }
      return kind.width(of: name).map { (name, $0) }
    }
  }

  /// The name of the smallest size that is at least `width` pixels wide; `original` where none is.
  public func size(of kind: ImageKind, atLeast width: Int) -> String {
    let widths = (sizes[kind] ?? []).compactMap { name in kind.width(of: name).map { (name: name, width: $0) } }
    return widths.filter { $0.width >= width }.min { $0.width < $1.width }?.name ?? "original"
  }
}

/// What a picture shows, which decides its shape and sizes.
public enum ImageKind: String, Hashable, Sendable, CaseIterable {
  /// Upright, 2:3.
  case poster
  /// Wide, 16:9.
  case backdrop
  /// A portrait, upright, 2:3.
  case profile
  /// From an episode, wide, 16:9.
  case still
  /// A sign on nothing, of any shape.
  case logo

  /// The width in pixels of a size such as `w342` or `h632`; `nil` for `original`.
  func width(of size: String) -> Int? {
    guard let number = Int(size.dropFirst()), number > 0 else { return nil }
    switch size.first {
    case "w": return number
    case "h": return self == .backdrop || self == .still ? number * 16 / 9 : number * 2 / 3
    default: return nil
    }
  }
}

extension ImageConfiguration: Decodable {
  public init(from decoder: any Decoder) throws {
    self = .standard
    let row = try LenientContainer(decoder)
    var address: String?
    row.read("base_url", into: &address)
    row.read("secure_base_url", into: &address)
    if let address, let url = URL(string: address.hasSuffix("/") ? address : address + "/"), url.scheme != nil {
      baseURL = url
    }
    for kind in ImageKind.allCases {
      var names: [String] = []
      row.read(FieldKey(stringValue: "\(kind.rawValue)_sizes"), into: &names)
      if !names.isEmpty { sizes[kind] = names }
    }
  }
}
