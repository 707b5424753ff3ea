import Foundation

/// Round numbers along an axis that starts at 0. They are few enough to read, and include the largest value.
///
/// A pure value type that is tested with a table.
nonisolated struct ChartScale: Equatable, Sendable {
  /// The distance between two scale lines.
  let step: Double
  /// The end of the axis: a multiple of the step, and at least the largest value.
  let end: Double

  /// - Parameters:
  ///   - isCounted: Whether the values are counts, so that there are no scale lines between 0 and 1.
  ///   - maximumSteps: The maximum number of scale lines above 0.
  init(maximum: Double, isCounted: Bool = false, maximumSteps: Int = 4) {
    let maximum = maximum.isFinite ? max(maximum, 0) : 0
    guard maximum > 0 else {
      (step, end) = (1, 1)
      return
    }
    let raw = maximum / Double(max(maximumSteps, 1))
    let power = pow(10, floor(log10(raw)))
    let factor = [1, 2, 5, 10].first { Double($0) * power >= raw * (1 - 1e-9) } ?? 10
    step = isCounted ? max(Double(factor) * power, 1) : Double(factor) * power
    end = ceil(maximum / step - 1e-9) * step
  }

  /// The values of the scale lines, from 0.
  var ticks: [Double] { (0...max(Int((end / step).rounded()), 1)).map { Double($0) * step } }

  /// Returns the position of a value along the axis, from 0 to 1.
  func part(of value: Double) -> Double { value.isFinite ? max(0, min(value / end, 1)) : 0 }
}
