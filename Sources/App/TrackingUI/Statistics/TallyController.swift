import Containment
import GTK
import Tracking

/// One chart, with a note about entries that it can't include.
final class TallyController: ViewController {
  private let chart: ChartController
  private let container = ChildContainer("the chart")
  private let uncounted = Label(wrapping: "", styles: "caption", "dim-label")
  private var tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
    chart = ChartController(tally.chart)
    super.init(title: tally.title)
  }

  override func loadView() { view = Box(.vertical, spacing: 6, [container.widget, uncounted]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: chart, in: container)
    show(tally)
  }

  func show(_ tally: Tally) {
    self.tally = tally
    chart.chart = tally.chart
    uncounted.text = tally.uncounted
    uncounted.isVisible = !tally.uncounted.isEmpty
  }
}

extension Tally {
  var chart: Chart {
    var chart = Chart(
      title,
      entries.map {
        Chart.Bar(
          id: $0.id, label: $0.label, axisLabel: $0.shortLabel, value: $0.value, text: $0.text,
          description: $0.description)
      })
    chart.direction = isSequence ? .vertical : .horizontal
    return chart
  }
}
