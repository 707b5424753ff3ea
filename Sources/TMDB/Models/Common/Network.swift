/// A broadcaster or a streaming service.
public struct Network: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// What it is called.
  public var name = ""
  /// The logo, always a PNG.
  public var logoPath: ImagePath?
  /// ISO 3166-1.
  public var originCountry: String?

  /// Makes one of its id; all else is empty.
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

/// Everything about a network.
@dynamicMemberLookup
public struct NetworkDetails: Identifiable, Hashable, Sendable {
  /// What a row of a list has, too; its members can be read as if they were here.
  public var network: Network
  /// Where it sits.
  public var headquarters: String?
  /// Its web site.
  public var homepage: String?

  /// Makes one of the network it is; all else is empty.
  public init(network: Network) {
    self.network = network
  }

  /// TMDB's id.
  public var id: Int { network.id }

  /// Reads and writes through to ``network``.
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
