import Synchronization

/// A value that is created once, on first use from any thread.
final class Lazily<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () throws(Refusal) -> Value

  init(_ make: @escaping @Sendable () throws(Refusal) -> Value) {
    self.make = make
  }

  func callAsFunction() throws(Refusal) -> Value {
    try made.withLock { (value) throws(Refusal) in
      if let value { return value }
      let new = try make()
      value = new
      return new
    }
  }
}
