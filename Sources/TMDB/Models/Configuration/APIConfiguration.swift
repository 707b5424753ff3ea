/// What a client must know of TMDB before it can show a picture.
public struct APIConfiguration: Hashable, Sendable {
  /// Where pictures lie and in which sizes.
  public var images: ImageConfiguration = .standard
  /// The members whose changes TMDB tells of.
  public var changeKeys: [String] = []

  /// Makes an empty one.
  public init() {}
}

extension APIConfiguration: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("images", into: &images)
    row.read("change_keys", into: &changeKeys)
  }
}
