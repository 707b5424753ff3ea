import Foundation

/// Transformations of cached values, which preserve their dates.
extension CachedValue {
  /// Creates a value with its dates.
  public init(_ value: Value, fetched: Date, confirmed: Date) {
    self.init(value: value, fetched: fetched, confirmed: confirmed)
  }

  /// Returns the transformed value with the same dates.
  public func map<Other: Sendable>(_ transform: (Value) async -> Other) async -> CachedValue<Other> {
    CachedValue<Other>(value: await transform(value), fetched: fetched, confirmed: confirmed)
  }
}
