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
