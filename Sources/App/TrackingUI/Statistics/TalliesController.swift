import Containment
import GTK
import Tracking

/// Charts, in columns if there is space. A chart is retained while its numbers change.
final class TalliesController: ViewController {
  /// Called with the screen of the bar that the user opens.
  var onOpen: (Tally.Screen) -> Void = { _ in }
  private let box = LayoutBox(ColumnsLayout(minimumWidth: columnWidth, spacing: 24))
  private var charts: [String: TallyController] = [:]

  override func loadView() { view = box }

  override func insertView(of child: ViewController) { box.append(child.view) }

  /// Shows the tallies. Those that aren't shown yet are added below the others.
  func show(_ tallies: [Tally]) {
    for tally in tallies {
      if let chart = charts[tally.id] { chart.show(tally) } else { addChart(tally) }
    }
  }

  private func addChart(_ tally: Tally) {
    let chart = TallyController(tally)
    charts[tally.id] = chart
    chart.onOpen = { [weak self] in self?.onOpen($0) }
    add(child: chart)
  }
}

/// The width from which there is space for another column, in application pixels.
let columnWidth = 520
