import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import TitleIdentity

/// Links from a season to its series and to the seasons before and after it.
package final class SeasonLinksSection: ViewController, PageSection {
  private let links = FlowView(name: tr("Series and Seasons"))
  private let series: TitlePage?
  private let open: Open

  /// - Parameter series: The series' page; `nil` if the user didn't come from there.
  package init(of series: TitlePage?, open: @escaping Open) {
    self.series = series
    self.open = open
    super.init()
  }

  /// Always `false`, because the user came for the episodes.
  package var isStart: Bool { false }

  package override func loadView() {
    links.widget.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    view = links.widget
  }

  package func show(_ page: SeasonPage) {
    guard let series else { return links.pills = [] }
    let seasons = series.seasons?.seasons ?? []
    let index = seasons.firstIndex { $0.id == page.id }
    func season(_ step: Int) -> SeasonCard? {
      index.flatMap { seasons.indices.contains($0 + step) ? seasons[$0 + step] : nil }
    }
    let (previous, next) = (season(-1), season(1))
    links.pills = [
      Pill(id: "series", title: series.title.text),
      previous.map { Pill(id: "previous", title: tr("Previous: {season}", ["season": $0.name])) },
      next.map { Pill(id: "next", title: tr("Next: {season}", ["season": $0.name])) },
    ].compactMap(\.self)
    links.onSelect = { [open] pill in
      switch pill.id {
      case "series": open(TitleDestination(series.summary))
      case "previous": previous.map { open(SeasonDestination(id: $0.id, card: $0, series: series)) }
      default: next.map { open(SeasonDestination(id: $0.id, card: $0, series: series)) }
      }
    }
  }
}
