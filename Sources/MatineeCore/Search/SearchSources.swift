import TMDB

/// Where a search looks: on this device, which answers at once, and over the network.
public struct SearchSources: Sendable {
  /// What is known here; `nil` where there is nothing that could be searched.
  let device: @Sendable (SearchRequest) async -> SearchFindings?
  /// What TMDB finds.
  let network: @Sendable (SearchRequest) -> SearchPages

  public init(
    device: @escaping @Sendable (SearchRequest) async -> SearchFindings?,
    network: @escaping @Sendable (SearchRequest) -> SearchPages
  ) {
    self.device = device
    self.network = network
  }
}

/// An answer that comes in pages.
public struct SearchPages: Sendable {
  /// Asks for the first.
  let first: @Sendable () async throws(TMDBError) -> SearchFindings
  /// Asks for what comes after what there is.
  let next: @Sendable () async throws(TMDBError) -> [SearchRow]
  let isAtEnd: @Sendable () async -> Bool

  public init(
    first: @escaping @Sendable () async throws(TMDBError) -> SearchFindings,
    next: @escaping @Sendable () async throws(TMDBError) -> [SearchRow] = { () throws(TMDBError) in [] },
    isAtEnd: @escaping @Sendable () async -> Bool = { true }
  ) {
    self.first = first
    self.next = next
    self.isAtEnd = isAtEnd
  }
}
