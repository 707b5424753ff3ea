import TMDB

/// A value that a test can make by naming only what matters to it:
///
/// ```swift
/// let film = Movie.stub(\.title, "Alien").stub(\.voteAverage, 8.2)
/// let credit = CastMember.stub(\.name, "Sigourney Weaver").stub(\.character, "Ripley")
/// ```
///
/// Ids are 1 until they are set; all else is empty, zero or `nil`.
public protocol Stubbable {
  /// A value with nothing in it.
  static var blank: Self { get }
}

extension Stubbable {
  /// A value with nothing in it but this.
  public static func stub<Value>(_ member: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    blank.stub(member, value)
  }

  /// The same value with one member set.
  public func stub<Value>(_ member: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: member] = value
    return copy
  }

  /// As many values as asked for, each told its place, from 0.
  public static func stubs(_ count: Int, _ make: (Self, Int) -> Self) -> [Self] {
    (0..<count).map { make(blank, $0) }
  }
}
