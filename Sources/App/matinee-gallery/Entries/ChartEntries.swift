import Containment
import Foundation
import GTK

/// Charts with few and many values, vertical, horizontal and as tables.
extension Gallery {
  static let charts: [GalleryEntry] = [
    chart("months", "Chart: Twelve Months", months(12)),
    chart("many-months", "Chart: 120 Months", months(120)),
    chart("one", "Chart of One", months(1)),
    chart("genres", "Chart: Genres", genres),
    chart("table", "Chart as a Table", genres, showsTable: true),
    chart("zeros", "Chart of Zeros", zeros),
    chart("empty", "Empty Chart", Chart("Films by Month", [])),
  ]

  private static func chart(
    _ name: String, _ title: String, _ chart: Chart, showsTable: Bool = false
  ) -> GalleryEntry {
    GalleryEntry(id: "chart/\(name)", title: title) {
      let controller = ChartController(chart)
      controller.showsTable = showsTable
      let page = PageController([controller])
      page.view.setMargins(12)
      return page
    }
  }

  private static func months(_ count: Int) -> Chart {
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let bars = (0..<count).map { number in
      let (films, year) = ((number * 7 + number / 5) % 13, 2017 + number / 12)
      return Chart.Bar(
        id: "\(number)", label: "\(names[number % 12]) \(year)",
        axisLabel: count > 12 ? "\(year)" : names[number % 12], value: Double(films), text: "\(films)",
        description: "\(names[number % 12]) \(year): \(films) films")
    }
    var chart = Chart("Films by Month", bars)
    chart.summary = "\(bars.map(\.value).reduce(0, +).formatted()) films in all"
    return chart
  }

  private static var genres: Chart {
    let words = [
      "Drama", "Science Fiction and Fantasy of All Kinds", "Adventure", "Comedy", "Documentary", "War & Politics",
    ]
    let bars = words.enumerated().map { number, genre in
      let films = 120 / (number * number + 1)
      return Chart.Bar(
        id: genre, label: genre, value: Double(films), text: "\(films)", description: "\(genre): \(films) films")
    }
    var chart = Chart("Films by Genre", bars)
    chart.direction = .horizontal
    return chart
  }

  private static var zeros: Chart {
    Chart(
      "Hours by Month",
      ["Jan", "Feb", "Mar"].map {
        Chart.Bar(id: $0, label: $0, value: 0, text: "0", description: "\($0): no hours")
      })
  }
}
