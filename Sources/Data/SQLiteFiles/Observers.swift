import Dispatch
import GRDB

/// The observers of a database, which stay registered when another file replaces it.
package struct Observers: Sendable {
  package typealias Start = @Sendable (any DatabaseReader) -> AnyDatabaseCancellable

  private var lastNumber = 0
  private var all: [Int: Observer] = [:]

  private struct Observer: Sendable {
    let start: Start
    var running: AnyDatabaseCancellable?
  }

  package init() {}

  package mutating func add(_ start: @escaping Start) -> Int {
    lastNumber += 1
    all[lastNumber] = Observer(start: start)
    return lastNumber
  }

  package mutating func remove(_ number: Int) { all[number] = nil }

  /// Starts a registered observer unless it is running.
  package mutating func start(_ number: Int, in database: any DatabaseReader) {
    guard let observer = all[number], observer.running == nil else { return }
    all[number]?.running = observer.start(database)
  }

  package mutating func startAll(in database: any DatabaseReader) {
    for number in all.keys { start(number, in: database) }
  }

  package mutating func stop() {
    for number in all.keys { all[number]?.running = nil }
  }
}

/// Returns a stream of observed values. A slow reader only receives the latest one. The observation ends with the task
/// that reads the stream.
///
/// - Parameter register: Registers the closure that starts the observation, and returns a closure that removes it.
package func observedValues<Reducer: ValueReducer>(
  _ observation: ValueObservation<Reducer>, on queue: DispatchQueue,
  _ register: (@escaping Observers.Start) -> @Sendable () -> Void
) -> AsyncStream<Reducer.Value> where Reducer.Value: Sendable {
  let (stream, continuation) = AsyncStream.makeStream(of: Reducer.Value.self, bufferingPolicy: .bufferingNewest(1))
  let remove = register { database in
    observation.start(in: database, scheduling: .async(onQueue: queue)) { _ in
      // The file is damaged. The next read or write replaces it, and the observation restarts.
    } onChange: {
      continuation.yield($0)
    }
  }
  continuation.onTermination = { _ in remove() }
  return stream
}
