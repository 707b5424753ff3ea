import Foundation

/// Where the bytes of a picture come from: the network, a built-in catalogue, or a test.
///
/// A disk cache, when there is one, stands between the pipeline and its loader as a `DataLoading` of its own: it
/// answers from its folder and asks the loader it wraps for the rest. The pipeline does not know the difference.
public protocol DataLoading: Sendable {
  /// Loads the whole content of an address.
  ///
  /// The pipeline calls this at most once at a time for an address, and cancels the task when nobody waits any longer;
  /// the transfer should then stop.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - maximumBytes: the bound in bytes; reading stops there with ``DataLoadingError/tooLarge(limit:)``.
  /// - Throws: a ``DataLoadingError`` where the cause is known; any other error counts as one that may pass.
  func data(from url: URL, maximumBytes: Int) async throws -> Data
}
