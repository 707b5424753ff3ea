/// Tells the newest question from those before it: latest wins.
///
/// Take a token when a question is asked; an answer whose token is no longer current is dropped.
public struct Generation: Sendable {
  public struct Token: Hashable, Sendable {
    fileprivate var number: Int
  }

  private var number = 0

  public init() {}

  /// Makes all earlier tokens stale, and returns the current one.
  public mutating func next() -> Token {
    number += 1
    return Token(number: number)
  }

  public func isCurrent(_ token: Token) -> Bool { token.number == number }
}
