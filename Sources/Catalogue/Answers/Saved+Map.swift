import Foundation

/// What is made of a saved answer is as old as the answer.
extension Saved {
  /// A value of an age.
  public init(_ value: Value, fetched: Date, confirmed: Date) {
    self.init(value: value, fetched: fetched, confirmed: confirmed)
  }

  /// Another value of the same age.
  public func map<Other: Sendable>(_ transform: (Value) async -> Other) async -> Saved<Other> {
    Saved<Other>(value: await transform(value), fetched: fetched, confirmed: confirmed)
  }
}
