import Synchronization

/// A value that is created once, on first use from any thread.
final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () throws(ErrorResponse) -> Value

  init(_ make: @escaping @Sendable () throws(ErrorResponse) -> Value) {
    self.make = make
  }

  func callAsFunction() throws(ErrorResponse) -> Value {
    try made.withLock { (value) throws(ErrorResponse) in
      if let value { return value }
      let new = try make()
      value = new
      return new
    }
  }
}
