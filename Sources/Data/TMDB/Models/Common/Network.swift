/// A TV network or streaming service.
public struct Network: Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The name.
  public var name = ""
  /// The logo, always a PNG.
  public var logoPath: ImagePath?
  /// The country of origin (ISO 3166-1).
  public var originCountry: String?

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Network: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("logo_path", into: &logoPath)
    row.read("origin_country", into: &originCountry)
  }
}

/// A network's details.
@dynamicMemberLookup
public struct NetworkDetails: Identifiable, Hashable, Sendable {
  /// The network as in lists. Its properties are also available directly.
  public var network: Network
  /// The headquarters, such as a city.
  public var headquarters: String?
  /// The URL of the website.
  public var homepage: String?

  /// Creates a value with a network; the other properties are empty.
  public init(network: Network) {
    self.network = network
  }

  /// The TMDB ID.
  public var id: Int { network.id }

  /// Accesses a property of ``network``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Network, Value>) -> Value {
    get { network[keyPath: keyPath] }
    set { network[keyPath: keyPath] = newValue }
  }
}

extension NetworkDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    network = try Network(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("headquarters", into: &headquarters)
    row.read("homepage", into: &homepage)
  }
}
