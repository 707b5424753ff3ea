import GRDB

/// Those who follow the database, whichever file it is in.
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

  /// Starts one that does not run yet, and has not gone.
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
