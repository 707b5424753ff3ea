import Foundation

/// The base URL and sizes of TMDB's images, which turn an ``ImagePath`` into a URL.
public struct ImageConfiguration: Hashable, Sendable {
  /// The part of the URL before the size, such as `https://image.tmdb.org/t/p/`.
  public var baseURL: URL
  /// The size names for each kind of image, such as `w342`, `h632` and `original`.
  public var sizes: [ImageKind: [String]]

  /// Creates a configuration.
  public init(baseURL: URL, sizes: [ImageKind: [String]]) {
    self.baseURL = baseURL
    self.sizes = sizes
  }

  /// TMDB's configuration, unchanged for years. Images can load with it before the response to
  /// ``ConfigurationTarget/api``.
  public static let standard = ImageConfiguration(
    baseURL: URL(string: "https://image.tmdb.org/t/p/") ?? URL(filePath: "/"),
    sizes: [
      .poster: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
      .backdrop: ["w300", "w780", "w1280", "original"],
      .profile: ["w45", "w185", "h632", "original"],
      .still: ["w92", "w185", "w300", "original"],
      .logo: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
    ])

  /// Returns the URL of the smallest rendition with at least the given width, or of the original if none is that wide.
  ///
  /// - Parameters:
  ///   - path: The path of the image.
  ///   - kind: The kind of image.
  ///   - width: The minimum width in device pixels: the width in the layout, multiplied by the scale factor.
  public func url(for path: ImagePath, _ kind: ImageKind, atLeast width: Int) -> URL {
    url(for: path, size: size(of: kind, atLeast: width))
  }

  /// Returns the URL of the image in the given size. SVG images are always `original`, their only size.
  public func url(for path: ImagePath, size: String) -> URL {
    let size = path.rawValue.hasSuffix(".svg") ? "original" : size
    let base = baseURL.absoluteString
    // Faster than appending to a URL. Lists call this for each row.
    return URL(string: base + (base.hasSuffix("/") ? "" : "/") + size + path.rawValue)
      ?? baseURL.appending(path: size + path.rawValue)
  }

  /// Returns the names and widths in pixels of all sizes for a kind; `nil` for the width of the original, which is
  /// unknown.
  public func widths(of kind: ImageKind) -> [(size: String, width: Int?)] {
    (sizes[kind] ?? []).compactMap { name in
      if name == "original" { return (name, nil) }
      return kind.width(of: name).map { (name, $0) }
    }
  }

  /// Returns the smallest size with at least the given width in pixels, or `original` if none is that wide.
  public func size(of kind: ImageKind, atLeast width: Int) -> String {
    let widths = (sizes[kind] ?? []).compactMap { name in kind.width(of: name).map { (name: name, width: $0) } }
    return widths.filter { $0.width >= width }.min { $0.width < $1.width }?.name ?? "original"
  }
}

/// The kind of an image, which determines its format and sizes.
public enum ImageKind: String, Hashable, Sendable, CaseIterable {
  /// A poster in portrait format, 2:3.
  case poster
  /// A backdrop in landscape format, 16:9.
  case backdrop
  /// A person's profile image in portrait format, 2:3.
  case profile
  /// A still from an episode in landscape format, 16:9.
  case still
  /// A logo on a transparent background, in any format.
  case logo

  /// Returns the width in pixels of a size such as `w342` or `h632`; `nil` for `original`.
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
