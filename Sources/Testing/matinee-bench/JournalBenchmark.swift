import Catalogue
import Foundation
import Library
import Tracking

/// The cost of a long journal: opening its library, computing statistics, and rebuilding the projections.
nonisolated enum JournalBenchmark {
  /// Opens two libraries alternately. Prints the median times in milliseconds to open each, and to open each and read
  /// the badges of a page.
  static func open(_ long: URL, _ empty: URL, rounds: Int) -> Int32 {
    runAndExit {
      var opened: [[Double]] = [[], []]
      var loaded: [[Double]] = [[], []]
      let titles = Set((0..<pageSize).map { JournalGenerator.title($0).key })
      // The first round is a warm-up.
      for round in 0...rounds {
        for (side, folder) in [long, empty].enumerated() {
          let clock = ContinuousClock()
          let began = clock.now
          let library = try await Library.open(in: folder)
          let open = clock.now - began
          _ = try await library.statuses(of: titles, by: .owner)
          guard round > 0 else { continue }
          opened[side].append(open.milliseconds)
          loaded[side].append((clock.now - began).milliseconds)
        }
      }
      print((opened + loaded).map { "\($0.median)" }.joined(separator: " "))
    }
  }

  /// Measures the owner's statistics before and after a change.
  ///
  /// Prints the time to compute them, the time until they include the change, and the longest block of the main thread,
  /// all in milliseconds.
  @MainActor static func statistics(_ folder: URL) -> Int32 {
    BenchmarkWindow.run { _ in
      let library = LibraryModel(source: .sample, folder: folder)
      let catalogue = CatalogueDependencies.sample
      let statistics = StatisticsModel(library, catalogue.pages, catalogue.guides) {}
      let clock = ContinuousClock()
      let began = clock.now
      guard (try? await statistics.load()) != nil, let before = statistics.statistics?.summary else { return nil }
      let counted = clock.now - began
      let monitor = MainThreadMonitor()
      let written = clock.now
      await library.watch(JournalGenerator.title(0), on: .year(2020))
      while statistics.statistics?.summary == before {
        guard clock.now - written < .seconds(60) else { return nil }
        try? await Task.sleep(for: .milliseconds(1))
      }
      let recounted = clock.now - written
      return [counted, recounted, monitor.stop()].map { "\($0.milliseconds)" }.joined(separator: " ")
    }
  }

  /// Rebuilds the projections.
  static func rebuild(_ folder: URL) -> Int32 {
    runAndExit {
      let library = try await Library.open(in: folder)
      try await library.rebuild()
      // Otherwise, the next rebuild would often begin with a check of the log.
      library.close()
    }
  }
}

/// The number of titles on a page.
private nonisolated let pageSize = 40
