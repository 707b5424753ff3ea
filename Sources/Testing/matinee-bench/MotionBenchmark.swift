import Containment
import Foundation
import GTK
import MatineeApp
import MatineeCore

/// Smoothness of animations. Opens pages of films from their posters and goes back, then switches between lists, first
/// with animations and then without. Prints the 95th percentile of frame times in milliseconds with and without
/// animations, and their ratio.
///
/// Without animations, the window is redrawn as often, so the difference is the work for the moving picture and the
/// crossfades.
enum MotionBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run(AppDependencies(TitleLists(Services.sample))) { main in
      let destinations = await PagesBenchmark.destinations(Services.sample, count: pageCount)
      guard destinations.count == pageCount, let list = Destinations.destination(at: "featured/popular"),
        let other = Destinations.destination(at: "featured/top-rated")
      else { return nil }
      // Fill the caches, so that only the animations differ.
      _ = await measure(main, destinations, list, other)
      var times: [Double] = []
      for animates in [true, false] {
        Display.animates = animates
        let intervals = await measure(main, destinations, list, other).sorted()
        times.append(intervals[intervals.count * 95 / 100].milliseconds)
      }
      return "\(times[0]) \(times[1]) \(times[0] / times[1])"
    }
  }

  private static func measure(
    _ main: MainWindow, _ destinations: [any Destination], _ list: any Destination, _ other: any Destination
  ) async -> [Duration] {
    var intervals: [Duration] = []
    main.coordinator.show(list)
    await settle(main)
    for destination in destinations {
      main.coordinator.show(destination)
      await record(&intervals, in: main)
      await settle(main)
      main.coordinator.controller.popToRoot()
      await record(&intervals, in: main)
    }
    for shown in [other, list, other, list] {
      main.coordinator.show(shown)
      await record(&intervals, in: main)
      await settle(main)
    }
    return intervals
  }

  private static func settle(_ main: MainWindow) async {
    repeat { await main.window.nextFrame() } while !main.coordinator.isSettled
  }

  /// Records the frame times of one transition.
  private static func record(_ intervals: inout [Duration], in main: MainWindow) async {
    await main.window.nextFrame()
    var last = ContinuousClock.now
    for _ in 1...transitionFrames {
      await main.window.nextFrame()
      let now = ContinuousClock.now
      intervals.append(now - last)
      last = now
    }
  }
}

private let pageCount = 12
/// The length of the longest transition, in frames.
private let transitionFrames = 30
