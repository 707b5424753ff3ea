import Synchronization

/// A value that is made when it is first asked for, once, whoever asks.
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
