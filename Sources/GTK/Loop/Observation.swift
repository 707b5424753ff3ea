import Observation

/// Keeps a view in step with an `@Observable` model: reads, applies, and again after each change.
///
/// A burst of changes before the main actor's next turn is one update. Drop the value to stop. Behind this type so that
/// Swift's continuous observation can take its place.
public final class Binding {
  /// Only here: a model holds what it calls at its next change, which may never come, and which must not hold the model.
  private var update: (() -> Void)?

  /// Applies `read()` now, and after each change of what it read.
  ///
  /// `read` may refer to the model strongly: it is let go with this value.
  public init<Value>(_ read: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void) {
    update = { [weak self] in
      let value = withObservationTracking(read) { [weak self] in
        Task { @MainActor in self?.update?() }
      }
      apply(value)
    }
    update?()
  }

  /// Stops for good; nothing is applied from here on, not even a change that has been noticed already.
  public func cancel() { update = nil }
}
