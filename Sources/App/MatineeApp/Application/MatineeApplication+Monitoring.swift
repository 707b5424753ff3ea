import Foundation
import GTK
import SystemIO

// The measurement of stalls for the soak test.
extension MatineeApplication {
  /// Reports each stall of the main loop on standard error if `MATINEE_STALL_LIMIT` sets a limit in milliseconds.
  ///
  /// The reports are for developers, so they aren't translated.
  func reportStalls() {
    guard let limit = context.environment["MATINEE_STALL_LIMIT"].flatMap({ Int($0) }), limit > 0 else { return }
    MainLoopMonitor().start(limit: .milliseconds(limit)) { response in
      let (working, waiting) = (response.working / .milliseconds(1), response.waiting / .milliseconds(1))
      StandardStreams.printError("stall: \(Int(working)) ms working, \(Int(waiting)) ms waiting")
    }
  }
}
