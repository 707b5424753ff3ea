/// A network that sends requests and returns responses.
///
/// The rest of the library works the same for responses from TMDB, an in-process server or a test. A status such as 404
/// is a response, not an error. Only a request without a response throws.
public protocol Networking: Sendable {
  /// Sends a request and returns the complete response.
  ///
  /// Cancelling the task stops the transfer and throws ``NetworkError/cancelled``.
  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse
}
