import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// Links from a season to its series and to the seasons before and after it.
package final class SeasonLinksSection: ViewController, PageSection {
  /// A link of the section.
  package enum Link {
    case series
    case season(SeasonCard)
  }

  private let links = FlowView(name: tr("Series and Seasons"))
  private let series: TitlePage?
  private let onSelect: (Link) -> Void

  /// - Parameters:
  ///   - series: The series' page; `nil` if the user didn't come from there.
  ///   - onSelect: Called with the link that the user selects.
  package init(of series: TitlePage?, onSelect: @escaping (Link) -> Void) {
    self.series = series
    self.onSelect = onSelect
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
    let (previous, next) = series.seasons?.neighbors(of: page.id) ?? (nil, nil)
    let shown: [(title: String, link: Link)?] = [
      (series.title.text, .series),
      previous.map { (tr("Previous: {season}", ["season": $0.name]), .season($0)) },
      next.map { (tr("Next: {season}", ["season": $0.name]), .season($0)) },
    ]
    let links = shown.compactMap(\.self)
    self.links.pills = links.enumerated().map { Pill(id: "\($0)", title: $1.title) }
    self.links.onSelect = { [onSelect] pill in Int(pill.id).map { onSelect(links[$0].link) } }
  }
}
