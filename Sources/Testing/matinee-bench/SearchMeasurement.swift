/// The times of the same queries in several rounds.
nonisolated struct SearchMeasurement {
  typealias Query = (title: String, typed: String)

  struct Round {
    /// How long a `LIKE` search took in this round, in milliseconds.
    let likeTime: Double
    /// How long each query took, in milliseconds.
    var times: [Double] = []
    /// The number of queries that found their title.
    var found = 0
  }

  let name: String
  let queries: [Query]
  var rounds: [Round] = []

  init(name: String, queries: [Query]) {
    self.name = name
    self.queries = queries
  }

  func printResults() {
    let found = rounds.first?.found ?? 0
    print("\(name)-found-percent", 100 * Double(found) / Double(queries.count))
    printTimes("ms") { $0.times }
    printTimes("to-like-percent") { round in round.times.map { 100 * $0 / round.likeTime } }
  }

  private func printTimes(_ unit: String, _ values: (Round) -> [Double]) {
    let rounds = rounds.map(values)
    let sorted = queries.indices.map { query in rounds.map { $0[query] }.median }.sorted()
    guard let slowest = sorted.last else { return }
    print("\(name)-median-\(unit)", sorted.median)
    print("\(name)-p99-\(unit)", sorted[sorted.count * 99 / 100])
    print("\(name)-slowest-\(unit)", slowest)
  }
}
