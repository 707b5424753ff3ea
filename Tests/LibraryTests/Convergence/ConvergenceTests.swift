import Foundation
import Testing

@testable import Library

/// Random histories of several devices: whatever happens to their clocks and files, they end in the same state.
@Suite(.timeLimit(.minutes(5))) struct ConvergenceTests {
  @Test(arguments: HistorySeeds.selected)
  func `Devices end in the same state once all files have arrived`(seed: UInt64) async throws {
    let history = try RandomHistory(seed)
    do {
      try await history.run()
    } catch let violation as Violation {
      let steps = HistorySeeds.selected.count == 1 ? "\n" + history.steps.joined(separator: "\n") : ""
      Issue.record("\(violation). To replay it: make test-convergence SEED=\(seed)\(steps)")
    }
  }

  @Test func `Histories contain events of all kinds`() async throws {
    var missing = Set(EventKind.allCases.map(\.rawValue))
    for seed: UInt64 in 1...400 where !missing.isEmpty {
      let history = try RandomHistory(seed)
      try? await history.run()
      for line in history.acknowledged.values { EventLine(Array(line.utf8)).map { _ = missing.remove($0.kind) } }
    }
    #expect(missing.isEmpty)
  }
}

/// The seeds of the histories to run.
enum HistorySeeds {
  /// The seeds in the environment, such as `1-500` or `7`. By default, fixed seeds and a few new ones.
  static let selected: [UInt64] = {
    let range = ProcessInfo.processInfo.environment["CONVERGENCE_SEEDS"] ?? ""
    let ends = range.split(separator: "-").compactMap { UInt64($0) }
    if let first = ends.first, let last = ends.last, first <= last { return Array(first...last) }
    return Array(1...100) + (0..<10).map { _ in .random(in: 1_000_000..<1_000_000_000) }
  }()
}
