import Containment
import Tracking

/// The chart of a tally.
extension Tally {
  var chart: Chart {
    var chart = Chart(
      title,
      entries.map {
        Chart.Bar(
          id: $0.id, label: $0.label, axisLabel: $0.shortLabel, value: $0.value, text: $0.text,
          description: $0.description, opens: $0.screen != nil)
      })
    chart.direction = isSequence ? .vertical : .horizontal
    return chart
  }
}
