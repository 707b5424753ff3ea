import Foundation

/// Where the bytes of a picture come from: the network, a built-in catalogue, or a test.
public protocol DataLoading: Sendable {
  /// Loads the whole content of an address.
  ///
  /// The pipeline calls this at most once at a time for an address, and cancels the task when nobody waits any longer;
  /// the transfer should then stop. It tries again by itself (see ``RetryPolicy``), so a loader should not.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - maximumBytes: the bound in bytes; reading stops there with ``DataLoadingError/tooLarge(limit:)``.
  /// - Throws: a ``DataLoadingError`` where the cause is known; any other error counts as one that may pass.
  func data(from url: URL, maximumBytes: Int) async throws -> Data
}
