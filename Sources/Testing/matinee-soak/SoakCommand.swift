// A driver that uses the app at random for a long time, and reports crashes, warnings, stalls and leaks.
import ArgumentParser
import Automation
import Foundation

@main
struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matinee-soak", abstract: "Use Matinee at random for a long time, and report what breaks.",
    discussion: """
      The driver opens screens, scrolls, rates, searches, switches profiles, resizes the window and breaks the network, \
      over the sample catalogue’s server. Every step is printed. The same seed makes the same steps.

      The run fails if the app crashes, hangs, logs a warning of GTK or GLib, or doesn’t respond for longer than the \
      limit. After a long run it also fails if memory or file descriptors have grown.
      """)

  @Option(help: "Stop after this many minutes.")
  var minutes: Double?

  @Option(help: "Stop after this many steps (default: 200, or no limit with --minutes).")
  var steps: Int?

  @Option(help: "The seed of the steps (default: a random one).")
  var seed: UInt64?

  @Option(help: "The app’s executable (default: the one next to this program).", completion: .file())
  var app: String?

  @Option(help: "The longest time in milliseconds that the app may not respond.")
  var stallLimit = 250

  @Option(
    help: ArgumentHelp(
      "Use only these kinds of steps, separated by commas: \(SoakPlan.kindNames.joined(separator: ", ")).",
      valueName: "kinds"),
    transform: { Set($0.split(separator: ",").map(String.init)) })
  var only: Set<String>?

  func run() throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let seed = self.seed ?? UInt64(UInt32.random(in: 1...UInt32.max))
    let run = SoakRun(
      plan: SoakPlan(seed: seed, kinds: only), stepLimit: steps ?? (minutes == nil ? 200 : Int.max),
      timeLimit: minutes.map { .seconds($0 * 60) },
      driver: try SoakDriver(
        executable: app.map { URL(filePath: $0) } ?? products.appending(path: "matinee"), stallLimit: stallLimit))
    Output.print("Seed \(seed). Repeat these steps with SEED=\(seed).")
    var report = run.run()
    report.problems += report.resourceProblems
    Output.print(report.text(seed: seed))
    if !report.problems.isEmpty { throw ExitCode.failure }
  }

  func validate() throws {
    if stallLimit < 1 { throw ValidationError("--stall-limit takes a number of milliseconds.") }
    if let minutes, minutes <= 0 { throw ValidationError("--minutes takes a number above 0.") }
    if let steps, steps < 1 { throw ValidationError("--steps takes a number above 0.") }
    if let only, only.isEmpty || !only.isSubset(of: SoakPlan.kindNames) {
      throw ValidationError("--only takes some of \(SoakPlan.kindNames.joined(separator: ", ")).")
    }
  }
}

/// Unbuffered output, so that the steps before a crash are visible.
enum Output {
  static func print(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
