import Observation

/// A binding that updates a view from an `@Observable` model, immediately and after each change.
///
/// Several changes before the main actor's next turn cause one update. Release the value to stop. The type hides its
/// implementation so that Swift's continuous observation can replace it later.
public final class Binding {
  /// The only strong reference to the closure. The model retains its change handler until the next change, which may
  /// never come, so the handler must not retain the model.
  private var update: (() -> Void)?

  /// Applies `read()` now and after each change of the properties that it reads.
  ///
  /// `read` may refer strongly to the model: the reference is released together with this value.
  public init<Value>(_ read: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void) {
    update = { [weak self] in
      let value = withObservationTracking(read) { [weak self] in
        Task { @MainActor in self?.update?() }
      }
      apply(value)
    }
    update?()
  }

  /// Stops the binding permanently. It skips even a change that it has already detected.
  public func cancel() { update = nil }
}
