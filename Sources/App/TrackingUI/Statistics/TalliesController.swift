import Containment
import GTK
import Tracking

/// Charts, in order from top to bottom. A chart is retained while its numbers change.
final class TalliesController: ViewController {
  private let box = Box(.vertical, spacing: 24)
  private var charts: [String: TallyController] = [:]

  override func loadView() { view = box }

  /// Shows the tallies. Those that aren't shown yet are added below the others.
  func show(_ tallies: [Tally]) {
    for tally in tallies {
      if let chart = charts[tally.id] { chart.show(tally) } else { addChart(tally) }
    }
  }

  private func addChart(_ tally: Tally) {
    let chart = TallyController(tally)
    charts[tally.id] = chart
    add(child: chart)
  }
}
