import Dispatch

/// Draws on threads of its own. All tasks share few, as many as there are processors: while they drew, nothing else would be done.
struct DrawingQueue: Sendable {
  private let queue = DispatchQueue(label: "SampleCatalogue.drawing", qos: .utility, attributes: .concurrent)

  func run<Value: Sendable>(_ draw: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: draw)) }
    }
  }
}
