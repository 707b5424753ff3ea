import Containment
import Foundation
import GTK
import MatineeApp
import MatineeCore

/// Smoothness of animations. Opens pages of films from their posters and goes back, then switches between lists, twice
/// with animations and twice without. Prints the total delay of a transition's frames in milliseconds, on average, with
/// and without animations, and the ratio of both.
///
/// Both create and release the same widgets, so the difference is the work for the moving picture and the crossfades. A
/// percentile of frame times wouldn't show it, because animations divide the other work into more frames.
enum MotionBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run(AppDependencies(TitleLists(Services.sample))) { main in
      let destinations = await PagesBenchmark.destinations(Services.sample, count: pageCount)
      guard destinations.count == pageCount, let list = Destinations.destination(at: "featured/popular"),
        let other = Destinations.destination(at: "featured/top-rated")
      else { return nil }
      // Fill the caches, so that only the animations differ.
      for destination in destinations { await PagesBenchmark.visit(destination, in: main) }
      var animated: [Duration] = []
      var still: [Duration] = []
      // In this order, a machine that becomes steadily slower affects both equally.
      for animates in [true, false, false, true] {
        Display.animates = animates
        let intervals = await measure(main, destinations, list, other)
        if animates { animated += intervals } else { still += intervals }
      }
      let times = [animated, still].map(averageDelay)
      return "\(times[0]) \(times[1]) \(times[0] / times[1])"
    }
  }

  /// Returns the total delay of a transition's frames, in milliseconds, averaged over all transitions.
  private static func averageDelay(_ intervals: [Duration]) -> Double {
    let late = intervals.map { max(.zero, $0 - frame) }.reduce(.zero, +)
    return late.milliseconds / Double(intervals.count / transitionFrames)
  }

  private static func measure(
    _ main: MainWindow, _ destinations: [any Destination], _ list: any Destination, _ other: any Destination
  ) async -> [Duration] {
    var intervals: [Duration] = []
    main.coordinator.show(list)
    await settle(main)
    for destination in destinations {
      await record(&intervals, in: main) { main.coordinator.show(destination) }
      await settle(main)
      await record(&intervals, in: main) { main.coordinator.controller.popToRoot() }
    }
    for shown in [other, list, other, list] {
      await record(&intervals, in: main) { main.coordinator.show(shown) }
      await settle(main)
    }
    return intervals
  }

  private static func settle(_ main: MainWindow) async {
    repeat { await main.window.nextFrame() } while !main.coordinator.isSettled
  }

  /// Records the frame times of one transition. The first one includes starting it.
  private static func record(
    _ intervals: inout [Duration], in main: MainWindow, startTransition: () -> Void
  ) async {
    await main.window.nextFrame()
    var last = ContinuousClock.now
    startTransition()
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
/// The time between two frames on the screen.
private let frame = Duration.seconds(1) / 60
