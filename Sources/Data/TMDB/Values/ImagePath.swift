/// The path of an image on TMDB's image server, such as `/kqjL17yufvn9OVLyXYpvtyrFfak.jpg`.
///
/// Use ``ImageConfiguration`` to get a URL. The image at a path never changes, so a path is a good cache key.
public struct ImagePath: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a path that starts with `/` and contains only plain segments. Returns `nil` for an unsafe path.
  public init?(rawValue: String) {
    let segments = rawValue.split(separator: "/", omittingEmptySubsequences: false)
    guard rawValue.utf8.count <= 300, segments.count >= 2, segments[0].isEmpty,
      segments.dropFirst().allSatisfy(Self.isPlain)
    else { return nil }
    self.rawValue = rawValue
  }

  /// Creates a path. See ``init(rawValue:)``.
  public init?(_ path: String) {
    self.init(rawValue: path)
  }
}

extension ImagePath: CustomStringConvertible {
  public var description: String { rawValue }
}

extension ImagePath: LenientText {
  init?(lenient text: String) {
    self.init(rawValue: text)
  }
}

extension ImagePath {
  private static func isPlain(_ segment: Substring) -> Bool {
    !segment.isEmpty && segment != "." && segment != ".."
      && segment.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "~"):
          true
        default: false
        }
      }
  }
}
