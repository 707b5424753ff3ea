import Automation
import Foundation

/// A run of the soak test: performs the plan's steps, and checks the app after each.
final class SoakRun {
  private var plan: SoakPlan
  private let driver: SoakDriver
  private var reader: StandardErrorReader
  private let limits: (steps: Int, time: Duration?)
  private var report = SoakReport()

  init(plan: SoakPlan, stepLimit: Int, timeLimit: Duration?, driver: SoakDriver) {
    self.plan = plan
    self.driver = driver
    limits = (stepLimit, timeLimit)
    reader = StandardErrorReader(stallLimit: driver.stallLimit)
  }

  /// Runs to the limit, or until the app crashes or hangs.
  func run() -> SoakReport {
    let start = ContinuousClock.now
    do {
      try driver.launch()
      while report.steps < limits.steps, limits.time.map({ start.duration(to: .now) < $0 }) ?? true {
        try performStep()
      }
      // The last measurement is at rest, too.
      if try driver.perform(.rest(renewsScreens: true)) { measure(hasNewScreens: true) }
    } catch {
      report.problems.append("step \(report.steps): \(error)")
    }
    check()
    driver.terminate()
    report.duration = start.duration(to: .now)
    report.longestStall = reader.longestStall
    return report
  }

  private func performStep() throws {
    let step = plan.next()
    report.steps += 1
    Output.print("\(report.steps) \(step)")
    let wasPossible = try driver.perform(step)
    if wasPossible { report.possibleSteps += 1 } else { Output.print("  (not possible here)") }
    if case .rest(let renewsScreens) = step {
      if wasPossible { measure(hasNewScreens: renewsScreens) }
      try driver.endRest()
    }
    check()
  }

  private func measure(hasNewScreens: Bool) {
    guard let process = driver.app.processIdentifier, let sample = ProcessResources(of: process) else { return }
    report.trend.add(sample, hasNewScreens: hasNewScreens)
    let count = sample.descriptors.values.reduce(0, +)
    Output.print("  \(sample.memory >> 20) MB, \(count) file descriptors")
  }

  /// Looks for problems in the app's standard error.
  private func check() {
    let found = reader.problems(in: driver.app.standardError, isMachineBusy: MachineLoad.isBusy)
    for problem in found {
      Output.print("  PROBLEM: \(problem)")
      report.problems.append("step \(report.steps): \(problem)")
    }
  }
}
