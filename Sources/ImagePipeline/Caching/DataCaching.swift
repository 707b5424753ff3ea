import Foundation

/// Where the bytes of pictures are kept between runs: a ``DiskCache``, or a test's.
///
/// The pipeline asks it before its loader, and gives it what the loader brought. It may forget anything at any time.
public protocol DataCaching: Sendable {
  /// The bytes of the first of these addresses that is kept; `nil` when none is, or none can be read.
  ///
  /// Waits for the disk, never for the network, and blocks no actor.
  func data(forFirstOf urls: [URL]) async -> CachedData?

  /// Whether one of these addresses is kept; it may be gone a moment later.
  func contains(anyOf urls: [URL]) async -> Bool

  /// Keeps bytes and returns at once; from then on they are found, though they may not be on the disk yet. That they
  /// cannot be kept is no failure.
  func store(_ data: Data, for url: URL)

  /// Lets go of an address, for example because its bytes are no picture; returns at once.
  func remove(_ url: URL)
}

/// Bytes that were kept, and for which address.
public struct CachedData: Hashable, Sendable {
  /// Which of the addresses they belong to.
  public let url: URL
  /// The bytes as they were stored.
  public let data: Data

  /// Pairs bytes with their address.
  public init(_ url: URL, _ data: Data) {
    self.url = url
    self.data = data
  }
}
