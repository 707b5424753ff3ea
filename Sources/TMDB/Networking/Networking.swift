/// The network as this library sees it: a request goes in, a response comes out.
///
/// Everything above it (``Client``, the paged source, the models) is the same whether the answer comes from TMDB,
/// from a catalogue in the same process, or from a test. A status such as 404 is a response, not an error: only a
/// request that got no answer at all throws.
public protocol Networking: Sendable {
  /// Sends one request and waits for its whole answer.
  ///
  /// Cancelling the task stops the transfer and throws ``NetworkError/cancelled``.
  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse
}
