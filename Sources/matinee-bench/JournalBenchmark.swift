import Foundation
import Glibc
import Library
import MatineeCore

/// What a long journal costs: opening a library with one, and making everything anew that follows from it.
nonisolated enum JournalBenchmark {
  /// Opens two libraries in turn, and prints the median times in milliseconds: of opening each, and of opening each until all of the
  /// owner's scores are known.
  static func open(_ long: URL, _ empty: URL, rounds: Int) -> Int32 {
    finishing {
      var opened: [[Double]] = [[], []]
      var known: [[Double]] = [[], []]
      // The first round warms up.
      for round in 0...rounds {
        for (side, folder) in [long, empty].enumerated() {
          let clock = ContinuousClock()
          let began = clock.now
          let library = try await Library.open(in: folder)
          let open = clock.now - began
          var scores = library.ratingChanges(of: .owner).makeAsyncIterator()
          _ = await scores.next()
          guard round > 0 else { continue }
          opened[side].append(open.milliseconds)
          known[side].append((clock.now - began).milliseconds)
        }
      }
      print((opened + known).map { "\($0.sorted()[$0.count / 2])" }.joined(separator: " "))
    }
  }

  /// Counts the owner's statistics, writes something, and prints how long it takes to count them, until they are counted anew after the
  /// change, and how long the main thread was held meanwhile, in milliseconds.
  @MainActor static func count(_ folder: URL) -> Int32 {
    BenchmarkWindow.run { _ in
      let library = LibraryModel(source: .sample, folder: folder)
      let statistics = StatisticsModel(library, .sample) {}
      let clock = ContinuousClock()
      let began = clock.now
      guard (try? await statistics.load()) != nil, let before = statistics.statistics?.summary else { return nil }
      let counted = clock.now - began
      let watch = MainThreadWatch()
      let written = clock.now
      await library.watch(JournalFilling.title(0), on: .year(2020))
      while statistics.statistics?.summary == before {
        guard clock.now - written < .seconds(60) else { return nil }
        try? await Task.sleep(for: .milliseconds(1))
      }
      let recounted = clock.now - written
      return [counted, recounted, watch.stop()].map { "\($0.milliseconds)" }.joined(separator: " ")
    }
  }

  /// Prints how long it takes to make everything anew, and how much of the processor's time, in milliseconds: the best of three.
  static func rebuild(_ folder: URL) -> Int32 {
    finishing {
      let library = try await Library.open(in: folder)
      var times: [Double] = []
      var work: [Double] = []
      for _ in 0..<3 {
        let before = processorMilliseconds
        times.append(try await ContinuousClock().measure { try await library.rebuild() }.milliseconds)
        work.append(processorMilliseconds - before)
      }
      print(times.min() ?? 0, work.min() ?? 0)
    }
  }
}

/// Of all threads of this process.
private nonisolated var processorMilliseconds: Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1e6
}
