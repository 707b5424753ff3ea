import TMDB

/// The way in which a response reaches the client.
public enum Delivery: Hashable, Sendable {
  /// The response arrives complete.
  case whole(NetworkResponse)
  /// The connection closes in the middle of the body.
  case cut(NetworkResponse)
  /// The connection closes without a response.
  case dropped
  /// There is no response: the catalogue failed, or the client has disconnected.
  case failed(NetworkError)
}
