import AppFoundation
import Catalogue
import Foundation
import GTK
import Glibc
import Library
import MatineeApp
import TitleIdentity
import Tracking

/// The cost of a rating, a play and an undo with the files of ``LibraryBenchmark``. Each is counted five times, until
/// everything that observes the library has been updated.
enum LibraryWritesBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run { _ in
      guard let context = try? await AppContext.read() else {
        return nil
      }
      let source = TitleSource(context.catalogue(usesSample: false).client.source)
      let library = LibraryModel(source: source, folder: context.folders.data)
      let film = GeneratedTitles.metropolis(of: source)
      // The first change waits until the library is open, and the film's rating is read from then on, as if on screen.
      guard await library.rate(film, Score(halves: 1)) else { return nil }
      _ = library.score(of: film.key.titleID)
      await waitUntilIdle()
      var isDone = true
      for halves in 2...6 {
        await count { isDone = await library.rate(film, Score(halves: halves)) && isDone }
        isDone = isDone && library.score(of: film.key.titleID) == Score(halves: halves)
      }
      for day in 1...5 {
        await count { isDone = await library.watch(film, on: .day(year: 2026, month: 11, day: day)) && isDone }
      }
      for _ in 1...5 { await count { await library.undo() } }
      guard isDone, library.canRedo else { return nil }
      // Quitting would close the library.
      _exit(0)
    }
  }

  private static func count(_ change: () async -> Void) async {
    beginCounting()
    await change()
    await waitUntilIdle()
    endCounting()
  }

  /// Waits until all threads are idle.
  private static func waitUntilIdle() async {
    repeat {
      try? await Task.sleep(for: .milliseconds(500))
      let before = processorTime()
      try? await Task.sleep(for: .milliseconds(200))
      if processorTime() - before < 0.02 { return }
    } while true
  }

  /// Returns the processor time that all threads have used, in seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
