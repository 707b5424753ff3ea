import Foundation

/// A persistent cache for the encoded data of pictures, such as a ``DiskCache``.
///
/// The pipeline looks here before it calls its loader, and stores the loaded data here. The cache may remove any entry
/// at any time.
public protocol DataCaching: Sendable {
  /// Returns the cached data of the first URL that has any, or `nil` if none of them has readable data.
  ///
  /// It waits for the disk but never for the network, and blocks no actor.
  func data(forFirstOf urls: [URL]) async -> CachedData?

  /// Returns whether the data of any of these URLs is cached. The data may be removed a moment later.
  func contains(anyOf urls: [URL]) async -> Bool

  /// Stores data and returns immediately. From then on, the data can be read, even if it isn't on disk yet. A failure
  /// to store the data isn't an error.
  func store(_ data: Data, for url: URL)

  /// Removes the data of a URL, for example because it isn't a picture. Returns immediately.
  func remove(_ url: URL)
}

/// Cached data and its URL.
public struct CachedData: Hashable, Sendable {
  /// The URL of the data; one of the requested URLs.
  public let url: URL
  /// The data as it was stored.
  public let data: Data

  /// Creates a pair of a URL and its data.
  public init(_ url: URL, _ data: Data) {
    self.url = url
    self.data = data
  }
}
