import GTK

/// A chart as a part of a page. It shows what it is given, and knows nothing of where that comes from.
public final class ChartController: ViewController {
  private let chartView = ChartView()

  public init(_ chart: Chart = Chart("", [])) {
    super.init(title: chart.title)
    self.chart = chart
  }

  public override func loadView() { view = chartView.widget }

  /// What is shown; its title becomes the controller's.
  public var chart: Chart {
    get { chartView.chart }
    set {
      chartView.chart = newValue
      title = newValue.title
    }
  }

  /// Whether the table is shown in place of the bars.
  public var showsTable: Bool {
    get { chartView.showsTable }
    set { chartView.showsTable = newValue }
  }
}
