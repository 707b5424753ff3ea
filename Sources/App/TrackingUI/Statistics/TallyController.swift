import Containment
import GTK
import Tracking

/// One chart, with a note about entries that it can't include.
final class TallyController: ViewController {
  /// Called with the screen of the bar that the user opens.
  var onOpen: (Tally.Screen) -> Void = { _ in }
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
    chart.onOpen = { [weak self] bar in
      if let self, let screen = tally.entries.first(where: { $0.id == bar.id })?.screen { onOpen(screen) }
    }
    show(tally)
  }

  func show(_ tally: Tally) {
    self.tally = tally
    chart.chart = tally.chart
    uncounted.text = tally.uncounted
    uncounted.isVisible = !tally.uncounted.isEmpty
  }
}
