import Foundation
import GTK

/// How long it takes from asking for the main actor to being on it, while GTK's loop runs.
enum HopBenchmark {
  static func run() -> Int32 {
    guard Display.open() else { return 1 }
    let application = Application(id: "io.github.matinee_app.Bench", joinsRunningInstance: false)
    application.onActivate { [unowned application] in
      let window = Window(application: application)
      window.present()
      Task {
        let median = await measure()
        try? FileHandle.standardOutput.write(contentsOf: Data("\(median)\n".utf8))
        application.quit()
      }
    }
    return withExtendedLifetime(application) { application.run() }
  }

  /// The median of 2,000 hops, in milliseconds.
  @concurrent
  private nonisolated static func measure() async -> Double {
    var times: [Duration] = []
    for _ in 0..<2_000 {
      let start = ContinuousClock.now
      let arrival = await MainActor.run { ContinuousClock.now }
      times.append(start.duration(to: arrival))
    }
    let median = times.sorted()[times.count / 2]
    return Double(median.components.attoseconds) / 1e15
  }
}
