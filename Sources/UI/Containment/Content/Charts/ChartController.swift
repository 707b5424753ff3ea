import GTK

/// A chart as a part of a page. It doesn't know where its numbers come from.
public final class ChartController: ViewController {
  private let chartView = ChartView()

  public init(_ chart: Chart = Chart("", [])) {
    super.init(title: chart.title)
    self.chart = chart
  }

  public override func loadView() { view = chartView.widget }

  /// The current chart. Its title is also the controller's title.
  public var chart: Chart {
    get { chartView.chart }
    set {
      chartView.chart = newValue
      title = newValue.title
    }
  }

  /// Called with the bar that the user opens.
  public var onOpen: (Chart.Bar) -> Void {
    get { chartView.onOpen }
    set { chartView.onOpen = newValue }
  }

  /// Whether the table is shown instead of the bars.
  public var showsTable: Bool {
    get { chartView.showsTable }
    set { chartView.showsTable = newValue }
  }
}
