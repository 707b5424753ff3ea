import ArchitecturesSupport
import CAdwaita
import Containment
import Foundation
import GTK

/// A measurement of the feature in one architecture, with the sample catalogue.
@MainActor struct Measurement {
  private static let startCount = 15
  private static let frameCount = 300
  /// The distance scrolled per frame, in application pixels.
  private static let step = 120.0

  let architecture: Architecture
  let window: Window

  /// Returns the median time from creating the screen to its first frame with rows, and the main thread's median CPU
  /// time per frame of scrolling, both in milliseconds.
  func run() async -> String {
    var starts: [Double] = []
    for _ in 0..<Self.startCount { starts.append(await timeOfStart()) }
    let frames = await timesOfFrames()
    return String(format: "%.1f %.2f", median(starts), median(frames))
  }

  private func timeOfStart() async -> Double {
    let start = ContinuousClock.now
    window.setRootViewController(architecture.makeRoot(.sample()))
    while scrollPosition == nil { await window.nextFrame() }
    return start.duration(to: .now) / .milliseconds(1)
  }

  /// Scrolls to the end of the list, which loads the next page, back to the start, and so on.
  private func timesOfFrames() async -> [Double] {
    var times: [Double] = []
    var step = Self.step
    while times.count < Self.frameCount, let position = scrollPosition {
      let start = threadTime()
      position.value += step
      await window.nextFrame()
      times.append(threadTime() - start)
      if position.value <= 0 || position.value >= position.upper - position.pageSize { step = -step }
    }
    return times
  }

  /// The scroll position of the visible list; `nil` before it has enough rows to scroll.
  private var scrollPosition: Adjustment? {
    let lists = window.descendants(gtk_scrolled_window_get_type()).filter(\.isMapped)
    return lists.map { ScrolledWindow(retaining: $0.pointer).verticalAdjustment }.first { $0.upper > $0.pageSize }
  }

  /// Returns the CPU time that the main thread has used, in milliseconds.
  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  private func median(_ values: [Double]) -> Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }
}

extension Window {
  fileprivate func nextFrame() async {
    await withCheckedContinuation { continuation in afterNextFrame { continuation.resume() } }
  }
}
