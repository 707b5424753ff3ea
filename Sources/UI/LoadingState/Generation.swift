/// A counter that distinguishes the newest request from earlier ones. The newest request wins.
///
/// Take a token when a request starts, and drop a response whose token is no longer current.
public struct Generation: Sendable {
  /// An opaque value that identifies one request.
  public struct Token: Hashable, Sendable {
    fileprivate var number: Int
  }

  private var number = 0

  public init() {}

  /// Invalidates all earlier tokens and returns the current one.
  public mutating func next() -> Token {
    number += 1
    return Token(number: number)
  }

  /// Returns whether a token belongs to the newest request.
  public func isCurrent(_ token: Token) -> Bool { token.number == number }
}
