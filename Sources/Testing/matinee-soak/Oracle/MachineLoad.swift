import Foundation

/// The load of this machine.
enum MachineLoad {
  /// Whether processes waited for a processor or a disk for over a tenth of the last ten seconds, or the kernel doesn't
  /// know. A machine on which only the app and its server run isn't busy.
  ///
  /// Source: [pressure stall information](https://docs.kernel.org/accounting/psi.html).
  static var isBusy: Bool {
    ["cpu", "io", "memory"].contains { resource in
      let text = (try? String(contentsOfFile: "/proc/pressure/\(resource)", encoding: .utf8)) ?? ""
      return isBusy(pressure: text)
    }
  }

  static func isBusy(pressure text: String) -> Bool {
    guard let match = text.firstMatch(of: /some avg10=([0-9.]+)/), let percent = Double(match.1) else { return true }
    return percent > 10
  }
}
