import Dispatch

/// A queue that draws on its own threads. Drawing in tasks would block Swift's small thread pool.
struct DrawingQueue: Sendable {
  private let queue = DispatchQueue(label: "SampleCatalogue.drawing", qos: .utility, attributes: .concurrent)

  func run<Value: Sendable>(_ draw: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: draw)) }
    }
  }
}
