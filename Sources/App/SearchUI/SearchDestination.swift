import ScreenFoundation

/// The search, with the search terms; empty before a search.
public nonisolated struct SearchDestination: Destination {
  public let query: String

  public init(_ query: String = "") { self.query = query }

  public static let forms = ["search/WORDS"]
  public static let permanent = [SearchDestination()]
  public var address: String { query.isEmpty ? "search" : "search/\(query)" }

  public init?(address: String) {
    let query = address.dropFirst("search/".count)
    guard address == "search" || address.hasPrefix("search/") && !query.isEmpty else { return nil }
    self.init(String(query.prefix(maximumQueryLength)))
  }
}

private nonisolated let maximumQueryLength = 200
