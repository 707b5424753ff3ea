import TMDB

/// How an answer reaches whoever asked.
public enum Delivery: Hashable, Sendable {
  /// As it should.
  case whole(NetworkResponse)
  /// The connection closes in the middle of the body.
  case cut(NetworkResponse)
  /// The connection closes without an answer.
  case dropped
  /// There was none: the catalogue failed, or who asked has gone.
  case failed(NetworkError)
}
