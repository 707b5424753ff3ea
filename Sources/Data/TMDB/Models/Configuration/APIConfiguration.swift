/// TMDB's API configuration, which apps need to show images.
public struct APIConfiguration: Hashable, Sendable {
  /// The base URL and sizes of images.
  public var images: ImageConfiguration = .standard
  /// The fields whose changes TMDB reports.
  public var changeKeys: [String] = []

  /// Creates an empty value.
  public init() {}
}

extension APIConfiguration: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("images", into: &images)
    row.read("change_keys", into: &changeKeys)
  }
}
