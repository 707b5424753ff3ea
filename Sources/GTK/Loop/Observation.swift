import Observation

/// Keeps a view in step with an `@Observable` model: reads, applies, and again after each change.
///
/// A burst of changes before the main actor's next turn is one update. Drop the value to stop. Behind this type so that
/// Swift's continuous observation can take its place.
public final class Binding {
  private var isActive = true

  /// Applies `read()` now, and after each change of what it read.
  public init<Value>(_ read: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void) {
    track(read, apply)
  }

  /// Stops for good; nothing is applied from here on, not even a change that has been noticed already.
  public func cancel() { isActive = false }

  private func track<Value>(_ read: @escaping @MainActor () -> Value, _ apply: @escaping @MainActor (Value) -> Void) {
    guard isActive else { return }
    let value = withObservationTracking(read) { [weak self] in
      Task { @MainActor in self?.track(read, apply) }
    }
    apply(value)
  }
}
