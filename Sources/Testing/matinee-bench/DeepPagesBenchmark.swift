import Catalogue
import Containment
import Foundation
import GTK
import MatineeApp
import TMDB
import TitleIdentity

/// Memory use with a deep navigation stack. Opens 100 title pages on top of each other, and prints the memory in MB
/// with 10 and with 100 pages, and their ratio.
///
/// The app unloads pages deep in the stack, so the ratio stays below 1.5.
enum DeepPagesBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run(AppDependencies(.sample)) { main in
      let destinations = await PagesBenchmark.destinations(.sample, count: pageCount)
      guard destinations.count == pageCount else { return nil }
      var megabytes: [Double] = []
      for destination in destinations {
        main.coordinator.show(destination)
        repeat { await main.window.nextFrame() } while !main.coordinator.isSettled
        await main.window.nextFrame()
        megabytes.append(Memory.residentMegabytes)
      }
      let (few, all) = (megabytes[fewPages - 1], megabytes[pageCount - 1])
      return "\(few) \(all) \(all / few)"
    }
  }
}

private let pageCount = 100
private let fewPages = 10
