import Catalogue
import Containment
import Foundation
import GTK
import MatineeApp

/// Smoothness of animations. Opens pages of films from their posters and goes back, and switches between lists, each
/// several times with and without animations. Prints the total delay of a transition's frames in milliseconds, on
/// average, with and without animations, and the ratio of both. The median of each transition's repetitions counts.
///
/// Both create and release the same widgets, so the difference is the work for the moving picture and the crossfades. A
/// percentile of frame times wouldn't show it, because animations divide the other work into more frames.
enum MotionBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run(AppDependencies(.sample)) { main in
      let destinations = await PagesBenchmark.destinations(.sample, count: pageCount)
      guard destinations.count == pageCount, let list = Destinations.destination(at: "featured/popular"),
        let other = Destinations.destination(at: "featured/top-rated")
      else { return nil }
      // Fill the caches, so that only the animations differ.
      for destination in destinations { await PagesBenchmark.visit(destination, in: main) }
      main.coordinator.show(list)
      await settle(main)
      var transitions: [Transition] = []
      for destination in destinations {
        transitions += await measure(
          main, [{ main.coordinator.show(destination) }, { main.coordinator.controller.popToRoot() }])
      }
      transitions += await measure(main, [{ main.coordinator.show(other) }, { main.coordinator.show(list) }])
      let animated = averageDelay(transitions.map(\.animated))
      let still = averageDelay(transitions.map(\.still))
      return "\(animated) \(still) \(animated / still)"
    }
  }

  /// The delays of one transition's repetitions.
  private struct Transition {
    var animated: [Duration] = []
    var still: [Duration] = []
  }

  /// Performs these transitions one after the other, several times.
  private static func measure(_ main: MainWindow, _ starts: [() -> Void]) async -> [Transition] {
    var transitions = starts.map { _ in Transition() }
    // The modes alternate, so that other work on the machine affects both equally.
    for _ in 1...rounds {
      for animates in [true, false, false, true] {
        Display.animates = animates
        for (index, start) in starts.enumerated() {
          let delay = await delay(in: main, of: start)
          if animates { transitions[index].animated.append(delay) } else { transitions[index].still.append(delay) }
          await settle(main)
        }
      }
    }
    return transitions
  }

  /// Returns the average of the transitions' median delays, in milliseconds.
  private static func averageDelay(_ delays: [[Duration]]) -> Double {
    let medians = delays.map { delays in
      let sorted = delays.sorted()
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
    return medians.reduce(.zero, +).milliseconds / Double(medians.count)
  }

  private static func settle(_ main: MainWindow) async {
    repeat { await main.window.nextFrame() } while !main.coordinator.isSettled
  }

  /// Returns the total delay of a transition's frames. The first frame includes starting it.
  private static func delay(in main: MainWindow, of startTransition: () -> Void) async -> Duration {
    await main.window.nextFrame()
    var delay = Duration.zero
    var last = ContinuousClock.now
    startTransition()
    for _ in 1...transitionFrames {
      await main.window.nextFrame()
      let now = ContinuousClock.now
      delay += max(.zero, now - last - frame)
      last = now
    }
    return delay
  }
}

private let pageCount = 6
/// The number of rounds. In each, every transition runs twice with and twice without animations.
private let rounds = 2
/// The length of the longest transition, in frames.
private let transitionFrames = 30
/// The time between two frames on the screen.
private let frame = Duration.seconds(1) / 60
