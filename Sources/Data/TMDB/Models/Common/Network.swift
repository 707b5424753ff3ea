/// A TV network or streaming service. It has the same fields as a company, but its own IDs.
public typealias Network = Company

/// A network's details.
public struct NetworkDetails: Detailed {
  /// The network as in lists. Its properties are also available directly.
  public var summary: Network
  /// The headquarters, such as a city.
  public var headquarters: String?
  /// The URL of the website.
  public var homepage: String?

  /// Creates a value with a summary; the other properties are empty.
  public init(summary: Network) {
    self.summary = summary
  }
}

extension NetworkDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    summary = try Network(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("headquarters", into: &headquarters)
    row.read("homepage", into: &homepage)
  }
}
