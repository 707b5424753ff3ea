/// The resources of the app at each rest, and their growth.
///
/// The first quarter of a run fills the caches, so growth is measured after it.
struct ResourceTrend {
  private(set) var samples: [ProcessResources] = []
  /// The memory in bytes at the rests with new screens.
  private(set) var memoryWithNewScreens: [Int] = []

  mutating func add(_ sample: ProcessResources, hasNewScreens: Bool) {
    samples.append(sample)
    if hasNewScreens { memoryWithNewScreens.append(sample.memory) }
  }

  /// The growth of memory from the second quarter to the last one as a fraction, between medians. `nil` if there are
  /// too few samples.
  ///
  /// Only rests with new screens count. At the others, the app also retains the tabs and segments that the steps have
  /// visited since the last switch of profiles.
  var memoryGrowth: Double? {
    let quarter = memoryWithNewScreens.count / 4
    guard quarter >= 3 else { return nil }
    let memory = memoryWithNewScreens.map(Double.init)
    let early = Self.median(Array(memory[quarter..<2 * quarter]))
    return Self.median(Array(memory.suffix(quarter))) / early - 1
  }

  /// The kinds of file descriptors of which more stay open at the end than were ever open at the start, with their
  /// additional number. Connections to a database or over the network don't count up to the limit of their pool.
  var leakedDescriptors: [String: Int] {
    let quarter = max(1, samples.count / 4)
    guard samples.count >= 2 * quarter else { return [:] }
    let (early, late) = (samples.prefix(quarter), samples.suffix(quarter))
    var leaks: [String: Int] = [:]
    for kind in Set(late.flatMap(\.descriptors.keys)) {
      let before = max(early.map { $0.descriptors[kind] ?? 0 }.max() ?? 0, Self.poolLimit(of: kind))
      let after = late.map { $0.descriptors[kind] ?? 0 }.min() ?? 0
      if after > before { leaks[kind] = after - before }
    }
    return leaks
  }

  /// The number of descriptors that a pool may leave open; 0 for kinds without one.
  ///
  /// The pool of a database has one connection that writes and up to five that read (GRDB,
  /// `Configuration.maximumReaderCount`). Each opens the database and its write-ahead log. An HTTP client leaves up to
  /// 16 connections open for further requests (libcurl, `CURLMOPT_MAXCONNECTS`). In guest mode, there are two clients.
  private static func poolLimit(of kind: String) -> Int {
    if kind == ProcessResources.connection { return 32 }
    return kind.hasSuffix(".sqlite") || kind.hasSuffix(".sqlite-wal") ? 6 : 0
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
