import Foundation

/// Round numbers along an axis from 0: few enough to be read, and as far as the largest value.
///
/// Pure, so that it is tested as a table.
nonisolated struct ChartScale: Equatable, Sendable {
  /// Between two lines.
  let step: Double
  /// Where the axis ends: a multiple of the step, and no less than the largest value.
  let end: Double

  /// - Parameters:
  ///   - isCounted: whether what is shown is counted, so that there is nothing between 0 and 1.
  ///   - mostSteps: how many lines there may be above 0.
  init(largest: Double, isCounted: Bool = false, mostSteps: Int = 4) {
    let largest = largest.isFinite ? max(largest, 0) : 0
    guard largest > 0 else {
      (step, end) = (1, 1)
      return
    }
    let raw = largest / Double(max(mostSteps, 1))
    let power = pow(10, floor(log10(raw)))
    let factor = [1, 2, 5, 10].first { Double($0) * power >= raw * (1 - 1e-9) } ?? 10
    step = isCounted ? max(Double(factor) * power, 1) : Double(factor) * power
    end = ceil(largest / step - 1e-9) * step
  }

  /// From 0 on.
  var ticks: [Double] { (0...max(Int((end / step).rounded()), 1)).map { Double($0) * step } }

  /// How far along the axis a value is: 0 … 1.
  func part(of value: Double) -> Double { value.isFinite ? max(0, min(value / end, 1)) : 0 }
}
