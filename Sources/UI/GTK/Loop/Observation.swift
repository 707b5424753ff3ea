import Observation

/// A binding that updates a view from an `@Observable` model, immediately and after each change.
///
/// Several changes before the main actor's next turn cause one update. Release the value to stop. The type hides its
/// implementation so that Swift's continuous observation can replace it later.
///
/// The class names its actor, because Swift 6.2 fails to inline an isolated deinitializer of a class whose actor is the
/// module's default.
@MainActor
public final class Binding {
  /// The only strong reference to the closure. The model retains its change handler until the next change, which may
  /// never come, so the handler must not retain the model.
  private var update: (() -> Void)?
  /// A property that changes when the binding stops.
  private let end = BindingEnd()

  /// Applies `read()` now and after each change of the properties that it reads.
  ///
  /// `read` may refer strongly to the model: the reference is released together with this value.
  public init<Value>(_ read: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void) {
    update = { [weak self, end] in
      let value = withObservationTracking {
        _ = end.hasCome
        return read()
      } onChange: { [weak self] in
        if let self { Task { @MainActor [weak self] in self?.update?() } }
      }
      apply(value)
    }
    update?()
  }

  isolated deinit { end.hasCome = true }

  /// Stops the binding permanently. It skips even a change that it has already detected.
  public func cancel() {
    update = nil
    end.hasCome = true
  }
}

/// The end of a binding.
///
/// A model retains each observation until one of the observed properties changes, and Observation has no function that
/// removes one. A binding therefore also observes its own end, which removes its observation from all models.
@Observable private final class BindingEnd {
  var hasCome = false
}
